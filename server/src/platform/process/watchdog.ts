import { url as inspectorUrl } from 'node:inspector'
import { Worker } from 'node:worker_threads'

/** Milliseconds, far above any legitimate block of the event loop. */
const SILENCE_MS = 30_000

/**
 * Shared state of the two threads: a heartbeat count, and whether a debugger may have paused the main thread.
 */
export interface WatchdogData {
  state: Int32Array<SharedArrayBuffer>
  silenceMs: number
}
export const BEATS = 0
export const DEBUGGED = 1

/**
 * Ends the process with SIGKILL and a log line if its main thread does not respond for `silenceMs`. A blocked
 * event loop can neither serve nor stop, so a supervisor has to restart the process. Does nothing while a
 * debugger is attached. Returns a function that stops the watchdog.
 */
export function startWatchdog(silenceMs = SILENCE_MS): () => Promise<void> {
  const state = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT))
  const worker = new Worker(new URL('./watchdog-thread.ts', import.meta.url), {
    workerData: { state, silenceMs } satisfies WatchdogData,
    resourceLimits: { maxYoungGenerationSizeMb: 2 },
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
