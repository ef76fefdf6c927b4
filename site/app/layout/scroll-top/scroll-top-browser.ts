/**
 * Returns whether the browser is Safari on an iPhone or iPad, where a tap on the status bar scrolls to the top. Other
 * iOS browsers have their own name in the user agent.
 */
export function isStatusBarScroller({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  const device = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  return (
    device &&
    /Version\/[\d.]+ /.test(userAgent) &&
    userAgent.includes('Safari/') &&
    !/CriOS|FxiOS|EdgiOS|YaBrowser|OPT\//.test(userAgent)
  )
}
