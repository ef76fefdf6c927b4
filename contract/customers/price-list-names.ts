import type { PriceList } from '../prices.ts'

/** What price lists are called wherever staff meet them. */
export const priceListNames: Record<PriceList, string> = {
  anonymous: 'Без\u00A0входа',
  registered: 'Со\u00A0входом',
  wholesale: 'Опт',
  dealer: 'Дилеры',
}
