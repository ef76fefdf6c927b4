import { pbkdf2 } from 'node:crypto'
import { endWithin } from '../../src/platform/process/end-within.ts'

/** Exits with a thread of its pool that is busy for a minute, or with none. */
endWithin(1000)
if (process.env.IS_HELD) pbkdf2('a', 'b', 100_000_000, 64, 'sha512', () => undefined)
// Once the thread has begun.
setTimeout(() => process.exit(0), 200)
