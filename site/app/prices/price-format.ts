import { formatMoney } from '@rapport/contract/texts/money'

export const formatPrice = (price: number | null | undefined): string =>
  price == null ? 'по\u00a0запросу' : formatMoney(price)
