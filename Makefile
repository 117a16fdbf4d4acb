# The two commands of README are `make run` and `make test`; `make check` is
# what a change must pass before it is committed.

GO ?= go
STATICCHECK := honnef.co/go/tools/cmd/staticcheck@v0.8.2
FUZZTIME ?= 30s

.PHONY: run build dist test cross check format vet lint race tidy lessons wrong-rules mutants clean-tree bench fuzz sizes thorough update

run: ## the first lesson on the screen
	@$(GO) run ./cmd/memtui

build: ## one static binary in bin/
	CGO_ENABLED=0 $(GO) build -trimpath -ldflags='-s -w' -o bin/memtui ./cmd/memtui

PLATFORMS := linux/amd64 linux/arm64 darwin/amd64 darwin/arm64 windows/amd64 windows/arm64

dist: ## static binaries for teachers without Go, and their checksums, in dist/
	@rm -rf dist && mkdir dist
	@for platform in $(PLATFORMS); do \
	  os=$${platform%/*} arch=$${platform#*/}; \
	  case $$os in windows) end=.exe ;; *) end= ;; esac; \
	  echo "dist/memtui-$$os-$$arch$$end"; \
	  CGO_ENABLED=0 GOOS=$$os GOARCH=$$arch $(GO) build -trimpath -ldflags='-s -w' \
	    -o "dist/memtui-$$os-$$arch$$end" ./cmd/memtui || exit 1; done
	@cd dist && sha256sum memtui-* > SHA256SUMS

cross: ## it builds and vets on the systems that this one is not
	@for os in windows darwin; do echo "$$os"; \
	  GOOS=$$os $(GO) build -o /dev/null ./cmd/memtui && GOOS=$$os $(GO) vet ./... || exit 1; done

test: ## every test, the lessons included
	$(GO) test ./...

check: format vet cross lint race tidy lessons clean-tree ## all that a change must pass

format:
	@test -z "$$(gofmt -l .)" || { gofmt -l .; echo 'run gofmt -w .'; exit 1; }

vet:
	$(GO) vet ./...

lint:
	$(GO) run $(STATICCHECK) ./...

race:
	$(GO) test -race ./...

tidy:
	$(GO) mod tidy -diff

lessons: ## every lesson that ships holds its expectations, without a warning
	$(GO) run ./cmd/memtui check --strict scenarios

wrong-rules: ## which question of the course exposes which wrong rule
	$(GO) run ./scenarios/wrongrules

mutants: ## whether the tests notice each broken rule of the core; ARGS=-all: every mechanical change
	$(GO) run ./internal/mutants $(ARGS)

clean-tree:
	@test -z "$$(git status --porcelain)" || { git status --short; echo 'the tree is not clean'; exit 1; }

bench: ## how long it all takes
	$(GO) test -run='^$$' -bench=. -benchmem ./...

fuzz: ## each fuzz target for FUZZTIME
	@for target in $$(grep -rhoE --include='*_test.go' '^func Fuzz[A-Za-z]+' . | sed 's/func //'); do \
	  dir=$$(dirname $$(grep -rlE --include='*_test.go' "^func $$target\(" .)); \
	  $(GO) test -run='^$$' -fuzz="^$$target$$" -fuzztime=$(FUZZTIME) -fuzzminimizetime=10x $$dir || exit 1; done

sizes: ## every screen size there is, from 1x1 to 400x120, and every text in every mode
	MEMTUI_SIZES=all $(GO) test -run='Size|Text' ./internal/views

THOROUGH := MEMTUI_SIZES=all MEMTUI_ACCESS=all MEMTUI_HOSTILE=all MEMTUI_EVERYWHERE=1

thorough: ## all tests with nothing left to a sample: half an hour
	$(THOROUGH) $(GO) test -timeout=90m ./...

update: ## write goldens and generated parts of README and docs anew; read the difference
	$(GO) test ./internal/views ./internal/export ./cmd/memtui ./docs ./internal/mutants -update
