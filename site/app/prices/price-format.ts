import { formatMoney } from '@rapport/contract/money/format-money'

export const formatPrice = (price: number | null | undefined): string =>
  price == null ? 'по\u00a0запросу' : formatMoney(price)
