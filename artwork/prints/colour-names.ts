import type { ColourwayName } from './colourways.ts'

/** Russian names of the colourways. */
export const colourNames: Record<ColourwayName, string> = {
  len: 'лён',
  kumach: 'кумач',
  kub: 'куб',
  indigo: 'индиго',
  ohra: 'охра',
  bottle: 'бутылочный',
  pudra: 'пудра',
  shalfey: 'шалфей',
  kobalt: 'кобальт',
  tush: 'тушь',
  gjel: 'гжель',
  marena: 'марена',
  moh: 'мох',
  glina: 'глина',
}
