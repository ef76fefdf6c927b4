/** Attribute of a card's frame: the `view-transition-name` that its picture shares with the page of the link. */
const NAME = 'data-transition-name'

/**
 * Names the picture of a clicked card, so that the browser moves it to its place on the next page. Names must be
 * unique on a page, and a list may show an item twice.
 */
export function nameClickedPictures(): void {
  let named: HTMLElement | null = null
  const unname = () => named?.style.removeProperty('view-transition-name')
  addEventListener('click', ({ target }) => {
    unname()
    named = target instanceof Element ? (target.closest('a')?.querySelector(`[${NAME}]`) ?? null) : null
    named?.style.setProperty('view-transition-name', named.getAttribute(NAME) ?? '')
  })
  addEventListener('pageshow', ({ persisted }) => persisted && unname())
}
