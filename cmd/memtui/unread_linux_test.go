package main

import "golang.org/x/sys/unix"

// howMuchUnread asks a terminal how many bytes nobody has read yet.
const howMuchUnread = unix.TIOCINQ
