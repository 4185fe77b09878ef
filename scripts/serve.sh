#!/bin/sh
# The server as it runs in production, on the Node that was installed for it. Its memory stays
# bounded: two arenas keep the encoders' memory from being scattered, what is larger than 32 kB goes back
# to the machine as soon as it is free, and a small heap is collected in time instead of growing into
# whatever the machine has. NODE_OPTIONS may say otherwise.
cd "$(dirname "$0")/.." || exit 1
export NODE_ENV=production MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}" MALLOC_MMAP_THRESHOLD_="${MALLOC_MMAP_THRESHOLD_:-32768}"
export NODE_OPTIONS="--max-semi-space-size=8 --max-old-space-size=256 $NODE_OPTIONS"
exec node_modules/.bin/node src/server/main.ts "$@"
