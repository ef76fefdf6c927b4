import { pbkdf2 } from 'node:crypto'
import { endWithin } from '../../src/platform/process/end-within.ts'

/** Exits while a thread of its pool is busy for a minute, or without a busy thread. */
endWithin(1000)
if (process.env.IS_HELD) pbkdf2('a', 'b', 100_000_000, 64, 'sha512', () => undefined)
// By now the thread has started.
setTimeout(() => process.exit(0), 200)
