import { lazyImport } from './lazy-import.ts'
import { reportLoadFailure } from './report-load-failure.ts'

/** Loads a chunk for a custom element, and runs it. A failure shows a toast, so that the visitor can retry. */
export async function loadPart<T>(load: () => Promise<T>, run: (part: T) => void): Promise<void> {
  try {
    run(await lazyImport(load))
  } catch (error) {
    reportLoadFailure(error)
  }
}
