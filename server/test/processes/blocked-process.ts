import { startWatchdog } from '../../src/platform/process/watchdog.ts'

/** A process whose loop hangs, under a watchdog that waits for so many milliseconds; with a debugger where asked. */
startWatchdog(Number(process.env.SILENCE_MS))
console.log('started')
process.once('message', () => {
  const until = performance.now() + Number(process.env.BLOCK_MS)
  while (performance.now() < until);
  console.log('went on')
  process.exit(0)
})
