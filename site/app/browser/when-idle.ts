/**
 * Resolves when the browser has nothing more urgent to do, or after `timeoutMs` if it never has; at once where a browser can't say.
 * What a page that has just come asks for after that doesn't stand in the way of its first tap.
 */
export async function whenIdle(timeoutMs = 1000): Promise<void> {
  if ('requestIdleCallback' in window)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: timeoutMs }))
}
