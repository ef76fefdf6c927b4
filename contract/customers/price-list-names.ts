import type { PriceList } from '../prices.ts'

/** What price lists are called before staff. */
export const priceListNames: Record<PriceList, string> = {
  anonymous: 'Для\u00A0всех',
  registered: 'Для\u00A0зарегистрированных',
  wholesale: 'Оптовый',
  dealer: 'Дилерский',
}
