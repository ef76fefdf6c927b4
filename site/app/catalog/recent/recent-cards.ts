import type { CatalogCard } from '@rapport/contract/catalog/catalog'
import { LIKES_SHOWN_MAX } from '@rapport/contract/catalog/catalog-limits'
import { catalogItemPath } from '@rapport/contract/paths/paths'
import { api } from '../../browser/requests/api.ts'
import { getPagePriceDisplay } from '../../prices/page-price-display.ts'
import { cloneTemplate } from '../../ui/element/fill.ts'
import { fillPicture } from '../../ui/picture/fill-picture.ts'
import { formatCappedCount } from '../../ui/text/capped-count.ts'
import { formatTitle } from '../../ui/text/format-title.ts'
import { showPriceFrom } from '../show-price-from.ts'

/** Loads the cards of products. Returns copies of the template, in the order of the ids. */
export async function loadRecentCards(ids: number[], template: HTMLTemplateElement): Promise<HTMLElement[]> {
  const { items } = await api.getCatalogCards({ ids })
  // If no item has a price, as among prints, the cards don't say so.
  const isForUsers = getPagePriceDisplay() === 'users'
  const hasPrices = isForUsers || items.some(({ isGroup, priceFrom }) => isGroup || priceFrom !== null)
  return items.map((item) => fillCard(cloneTemplate(template), item, hasPrices))
}

function fillCard(card: HTMLElement, item: CatalogCard, hasPrices: boolean): HTMLElement {
  const price = card.querySelector<HTMLElement>('price-from')
  card.querySelector('a')?.setAttribute('href', catalogItemPath(item))
  if (item.logoThumb) fillPicture(card, item.logoThumb)
  else card.querySelector('picture')?.remove()
  if (price && hasPrices) {
    price.dataset.id = String(item.id)
    showPriceFrom(price, item.priceFrom)
  } else price?.remove()
  const heading = card.querySelector('h3')
  if (heading) heading.textContent = formatTitle(item.name)
  const likes = card.querySelector<HTMLElement>('[data-likes]')
  if (item.likes === 0) likes?.remove()
  else if (likes?.lastChild) likes.lastChild.textContent = formatCappedCount(item.likes, LIKES_SHOWN_MAX)
  return card
}
