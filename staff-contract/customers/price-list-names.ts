import type { PriceList } from '@rapport/contract/prices/prices'

/** Names of price lists for staff. */
export const priceListNames: Record<PriceList, string> = {
  anonymous: 'Без\u00A0входа',
  registered: 'Со\u00A0входом',
  wholesale: 'Опт',
  dealer: 'Дилеры',
}
