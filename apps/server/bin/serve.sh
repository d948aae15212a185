#!/bin/sh
# Runs the built server in place of this shell, so that signals and its exit code are its own. What stands here a process
# cannot set for itself.
#
# Freed memory goes back to the system in pieces of 128 KiB: the C library would keep 200 MB of it.
export MALLOC_TRIM_THRESHOLD_="${MALLOC_TRIM_THRESHOLD_:-131072}"
export MALLOC_MMAP_THRESHOLD_="${MALLOC_MMAP_THRESHOLD_:-131072}"
exec node "$(dirname "$0")/../dist/program/main.js"
