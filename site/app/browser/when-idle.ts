import { whenLoaded } from '../ui/element/when-loaded.ts'

/**
 * Resolves when the page is loaded and the browser is idle, at the latest `timeoutMs` after loading. Use it for requests
 * that must not delay the first picture or tap.
 */
export async function whenIdle(timeoutMs = 1000): Promise<void> {
  await whenLoaded()
  if ('requestIdleCallback' in window)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: timeoutMs }))
}
