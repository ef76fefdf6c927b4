/**
 * Resolves when the browser is idle, at the latest after `timeoutMs`; at once without `requestIdleCallback`. Use it
 * for requests that must not delay the first tap.
 */
export async function whenIdle(timeoutMs = 1000): Promise<void> {
  if ('requestIdleCallback' in window)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: timeoutMs }))
}
