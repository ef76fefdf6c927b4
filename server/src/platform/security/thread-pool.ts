import { availableParallelism } from 'node:os'

/**
 * Threads of the pool that files, names of hosts, compression and hashing share; libuv's own four are too few. It
 * reads their number at the pool's first use, so that main.ts imports this before anything else.
 */
const THREADS = 12

process.env.UV_THREADPOOL_SIZE ??= String(THREADS)

/** Hashes computed at once: each keeps a core busy, and one core is for the loop. Never more than half of a pool of four. */
export const HASHES_RUNNING = Math.max(1, Math.min(2, availableParallelism() - 1))
