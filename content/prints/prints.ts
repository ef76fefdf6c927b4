import { branch } from './families/branch.ts'
import { brush } from './families/brush.ts'
import { cutouts } from './families/cutouts.ts'
import { discs } from './families/discs.ts'
import { ditsy } from './families/ditsy.ts'
import { gears } from './families/gears.ts'
import { gingham } from './families/gingham.ts'
import { herringbone } from './families/herringbone.ts'
import { ikat } from './families/ikat.ts'
import { knit } from './families/knit.ts'
import { naboyka } from './families/naboyka.ts'
import { optical } from './families/optical.ts'
import { plaid } from './families/plaid.ts'
import { planes } from './families/planes.ts'
import { rain } from './families/rain.ts'
import { rhythm } from './families/rhythm.ts'
import { scallops } from './families/scallops.ts'
import { stars } from './families/stars.ts'
import { ticking } from './families/ticking.ts'
import { twill } from './families/twill.ts'
import { wedges } from './families/wedges.ts'
import type { Print } from './repeat.ts'

/** Every family of prints, by the word its pictures are named with. */
export const prints: Record<string, Print> = {
  branch,
  brush,
  cutouts,
  discs,
  ditsy,
  gears,
  gingham,
  herringbone,
  ikat,
  knit,
  naboyka,
  optical,
  plaid,
  planes,
  rain,
  rhythm,
  scallops,
  stars,
  ticking,
  twill,
  wedges,
}
