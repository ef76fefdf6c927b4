/**
 * The one mobile browser without our button: Safari on iPhones and iPads, where a tap on the status bar does the
 * same. Other browsers there name themselves.
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
