import { url as inspectorUrl } from 'node:inspector'
import { Worker } from 'node:worker_threads'

/** Far above whatever the loop may rightly be busy with. */
const SILENCE_MS = 30_000

/** What the two threads share: a count of beats, and whether a debugger may be holding the main one. */
export interface WatchdogData {
  state: Int32Array<SharedArrayBuffer>
  silenceMs: number
}
export const BEATS = 0
export const DEBUGGED = 1

/**
 * Ends the process with SIGKILL and one line of the log when its main thread has answered nothing for so long, so
 * that a supervisor starts it again: a loop that hangs can neither serve nor stop. Never while a debugger is
 * attached. Gives a function that stops the watch.
 */
export function startWatchdog(silenceMs = SILENCE_MS): () => Promise<void> {
  const state = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT))
  const worker = new Worker(new URL('./watchdog-thread.ts', import.meta.url), {
    workerData: { state, silenceMs } satisfies WatchdogData,
  })
  worker.unref()
  const beat = () => {
    Atomics.store(state, DEBUGGED, inspectorUrl() === undefined ? 0 : 1)
    Atomics.add(state, BEATS, 1)
    Atomics.notify(state, BEATS)
  }
  beat()
  const timer = setInterval(beat, silenceMs / 30).unref()
  return async () => {
    clearInterval(timer)
    await worker.terminate()
  }
}
