import { birds } from './families/figures/birds.ts'
import { bobbins } from './families/figures/bobbins.ts'
import { gears } from './families/figures/gears.ts'
import { horses } from './families/figures/horses.ts'
import { masts } from './families/figures/masts.ts'
import { planes } from './families/figures/planes.ts'
import { shuttles } from './families/figures/shuttles.ts'
import { steamers } from './families/figures/steamers.ts'
import { cubes } from './families/geometric/cubes.ts'
import { cutouts } from './families/geometric/cutouts.ts'
import { discs } from './families/geometric/discs.ts'
import { optical } from './families/geometric/optical.ts'
import { quarters } from './families/geometric/quarters.ts'
import { rhythm } from './families/geometric/rhythm.ts'
import { rings } from './families/geometric/rings.ts'
import { scallops } from './families/geometric/scallops.ts'
import { stairs } from './families/geometric/stairs.ts'
import { stars } from './families/geometric/stars.ts'
import { wedges } from './families/geometric/wedges.ts'
import { brush } from './families/ornaments/brush.ts'
import { drops } from './families/ornaments/drops.ts'
import { naboyka } from './families/ornaments/naboyka.ts'
import { pebbles } from './families/ornaments/pebbles.ts'
import { rain } from './families/ornaments/rain.ts'
import { suns } from './families/ornaments/suns.ts'
import { waves } from './families/ornaments/waves.ts'
import { branch } from './families/plants/branch.ts'
import { carnation } from './families/plants/carnation.ts'
import { cornflower } from './families/plants/cornflower.ts'
import { cranberry } from './families/plants/cranberry.ts'
import { dandelion } from './families/plants/dandelion.ts'
import { ditsy } from './families/plants/ditsy.ts'
import { fern } from './families/plants/fern.ts'
import { poppy } from './families/plants/poppy.ts'
import { rowan } from './families/plants/rowan.ts'
import { tulip } from './families/plants/tulip.ts'
import { wheat } from './families/plants/wheat.ts'
import { argyle } from './families/woven/argyle.ts'
import { crosses } from './families/woven/crosses.ts'
import { flame } from './families/woven/flame.ts'
import { gingham } from './families/woven/gingham.ts'
import { handcheck } from './families/woven/handcheck.ts'
import { herringbone } from './families/woven/herringbone.ts'
import { houndstooth } from './families/woven/houndstooth.ts'
import { ikat } from './families/woven/ikat.ts'
import { knit } from './families/woven/knit.ts'
import { plaid } from './families/woven/plaid.ts'
import { ticking } from './families/woven/ticking.ts'
import { twill } from './families/woven/twill.ts'
import type { Print } from './repeat.ts'

/** All families of prints by the second word of picture names. */
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
  rowan,
  fern,
  poppy,
  wheat,
  cornflower,
  dandelion,
  tulip,
  cranberry,
  drops,
  carnation,
  suns,
  birds,
  horses,
  shuttles,
  bobbins,
  masts,
  steamers,
  cubes,
  quarters,
  stairs,
  rings,
  flame,
  houndstooth,
  argyle,
  pebbles,
  crosses,
  waves,
  handcheck,
}
