/** Calls back once the page is parsed and the visitor sees it: a prerendered page waits until it is opened. */
export function whenShown(start: () => void): void {
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', () => whenShown(start), { once: true })
  else if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', start, { once: true })
  else start()
}
