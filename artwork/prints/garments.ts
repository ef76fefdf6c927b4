import * as bags from './garments/bags.ts'
import * as bottoms from './garments/bottoms.ts'
import * as covers from './garments/covers.ts'
import * as dresses from './garments/dresses.ts'
import * as flags from './garments/flags.ts'
import type { Garment } from './garments/garment.ts'
import * as headwear from './garments/headwear.ts'
import * as home from './garments/home.ts'
import * as legwear from './garments/legwear.ts'
import * as polos from './garments/polos.ts'
import * as shirts from './garments/shirts.ts'
import * as sportswear from './garments/sportswear.ts'
import * as tailoring from './garments/tailoring.ts'
import * as tops from './garments/tops.ts'
import * as workwear from './garments/workwear.ts'

/** Everything we sew, by the word its pictures are named with. */
export const garments: Record<string, Garment> = {
  ...tops,
  ...polos,
  ...shirts,
  ...dresses,
  ...bottoms,
  ...workwear,
  ...bags,
  ...home,
  ...headwear,
  ...legwear,
  ...tailoring,
  ...sportswear,
  ...flags,
  ...covers,
}
