import * as bags from './garments/bags.ts'
import * as bottoms from './garments/bottoms.ts'
import * as covers from './garments/covers.ts'
import * as dresses from './garments/dresses.ts'
import * as flags from './garments/flags.ts'
import type { Garment } from './garments/garment.ts'
import * as gowns from './garments/gowns.ts'
import * as headwear from './garments/headwear.ts'
import * as home from './garments/home.ts'
import * as knitwear from './garments/knitwear.ts'
import * as legwear from './garments/legwear.ts'
import * as pleated from './garments/pleated.ts'
import * as polos from './garments/polos.ts'
import * as sets from './garments/sets.ts'
import * as shirts from './garments/shirts.ts'
import * as sportswear from './garments/sportswear.ts'
import * as tailoring from './garments/tailoring.ts'
import * as tops from './garments/tops.ts'
import * as uniforms from './garments/uniforms.ts'
import * as workwear from './garments/workwear.ts'

/** All garments by the first word of picture names. */
export const garments: Record<string, Garment> = {
  ...bags,
  ...bottoms,
  ...covers,
  ...dresses,
  ...flags,
  ...gowns,
  ...headwear,
  ...home,
  ...knitwear,
  ...legwear,
  ...pleated,
  ...polos,
  ...sets,
  ...shirts,
  ...sportswear,
  ...tailoring,
  ...tops,
  ...uniforms,
  ...workwear,
}
