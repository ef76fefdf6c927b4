import { createChildPool } from '../../src/platform/process/child/child-pool.ts'

/** Prints the id of a child that then blocks for ever, and waits for it. */
const pool = createChildPool({
  program: new URL('./odd-child-process.ts', import.meta.url),
  running: 1,
  waiting: 1,
  timeMs: 600_000,
  memoryMb: 1024,
  heapMb: 128,
  messageBytes: 1024,
})
const child = await pool.lease('owner')
console.log((await child.ask('pid')).value)
await child.ask('block')
