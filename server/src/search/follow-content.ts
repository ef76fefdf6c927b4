import { watchContent } from '../platform/changes.ts'
import type { Database } from '../platform/database.ts'
import { refreshIndex } from './refresh.ts'

/**
 * Indexes changes as they come, so that no search has to wait for a long line of them. Searches are right
 * without it, only slower after an import. Gives a function that stops it after the batch under way.
 */
export async function followContent(
  database: Database,
  report: (error: unknown) => void,
): Promise<() => Promise<void>> {
  let stopped = false
  let again = false
  let running: Promise<void> | undefined

  async function catchUp(): Promise<void> {
    do {
      again = false
      while (!stopped && (await refreshIndex(database.orm, true)));
    } while (again && !stopped)
  }

  function onChange(): void {
    again = true
    running ??= catchUp()
      .catch(report)
      .finally(() => {
        running = undefined
      })
  }

  const unwatch = await watchContent(database, onChange)
  onChange()
  return async () => {
    stopped = true
    await unwatch()
    await running
  }
}
