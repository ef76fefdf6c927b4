import { availableParallelism } from 'node:os'

/**
 * Size of the libuv pool that files, DNS, compression and hashing share; the default of four is too small.
 * libuv reads it at the pool's first use, so main.ts imports this module first.
 */
const THREADS = 12

process.env.UV_THREADPOOL_SIZE ??= String(THREADS)

/**
 * Concurrent hashes. Each uses a core, and one core is for the event loop. Never more than half of a pool of
 * four.
 */
export const HASHES_RUNNING = Math.max(1, Math.min(2, availableParallelism() - 1))
