import { startWatchdog } from '../../src/platform/process/watchdog.ts'

/** Process with a blocked event loop, a watchdog with a timeout of SILENCE_MS, and optionally a debugger. */
startWatchdog(Number(process.env.SILENCE_MS))
console.log('started')
process.once('message', () => {
  const until = performance.now() + Number(process.env.BLOCK_MS)
  while (performance.now() < until);
  console.log('went on')
  process.exit(0)
})
