import { write } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { fatalLine } from './fatal-log.ts'
import { BEATS, DEBUGGED, type WatchdogData } from './watchdog.ts'

/** Waits for heartbeats of the main thread, which can't watch itself; see watchdog.ts. */

/** Number of waits that make up the timeout. A process that was suspended misses one at most. */
const STEPS = 10
const WRITE_MS_MAX = 1000
const STDOUT = 1

const { state, silenceMs } = workerData as WatchdogData
const endProcess = () => process.kill(process.pid, 'SIGKILL')

for (let silent = 0; silent < STEPS; ) {
  const beats = Atomics.load(state, BEATS)
  const beat = Atomics.wait(state, BEATS, beats, silenceMs / STEPS) !== 'timed-out'
  silent = beat || Atomics.load(state, DEBUGGED) ? 0 : silent + 1
}
// Asynchronous: if the log is not read, the write would block for ever.
write(STDOUT, fatalLine('The main thread has been silent; the process ends', { silenceMs }), endProcess)
setTimeout(endProcess, WRITE_MS_MAX)
