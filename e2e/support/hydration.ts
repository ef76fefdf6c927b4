import type { Page } from '@playwright/test'

/** Waits until the page answers: React owns it, and the effects that listen to the visitor have run. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const container = Object.entries(document).find(([key]) => key.startsWith('__reactContainer'))?.[1]
    return container?.stateNode.current.memoizedState.isDehydrated === false
  })
  // Effects follow the commit as soon as the browser has nothing more urgent.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** Keeps the client program from coming. Returns what lets it come. */
export async function holdClientProgram(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
