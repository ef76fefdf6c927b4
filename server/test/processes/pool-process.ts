import '../../src/platform/security/thread-pool.ts'
import { pbkdf2 } from 'node:crypto'
import { readdirSync } from 'node:fs'

/** Prints the number of threads that the process adds when its pool is loaded. */
const threads = () => readdirSync('/proc/self/task').length
const before = threads()
const work = Array.from(
  { length: 40 },
  () => new Promise((resolve) => pbkdf2('a', 'b', 20_000, 32, 'sha256', resolve)),
)
console.log(threads() - before)
await Promise.all(work)
