import type { Page } from '@playwright/test'
import { elementsDefined } from './elements.ts'

/** Waits until the custom elements are defined and the islands that start with the page are hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await elementsDefined(page)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('react-island[start="load"] > div')].every((root) => {
      const container = Object.entries(root).find(([key]) => key.startsWith('__reactContainer'))?.[1]
      return container?.stateNode.current.memoizedState.isDehydrated === false
    }),
  )
  // Effects follow the commit when the browser is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** Blocks all scripts of the site. Returns a function that releases them. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
