import { OFFER_TOTAL_MAX } from '@rapport/contract/offers/offer-limits'
import { parsePrice } from '@rapport/staff-contract/prices/price-text'

/** Parses a typed payment to kopecks: any sum that an invoice may have. 0 if the text is none. */
export const parsePayment = (text: string): number => parsePrice(text, OFFER_TOTAL_MAX) ?? 0
