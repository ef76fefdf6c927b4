import { argyle } from './families/argyle.ts'
import { birds } from './families/birds.ts'
import { bobbins } from './families/bobbins.ts'
import { branch } from './families/branch.ts'
import { brush } from './families/brush.ts'
import { carnation } from './families/carnation.ts'
import { cornflower } from './families/cornflower.ts'
import { cranberry } from './families/cranberry.ts'
import { crosses } from './families/crosses.ts'
import { cubes } from './families/cubes.ts'
import { cutouts } from './families/cutouts.ts'
import { dandelion } from './families/dandelion.ts'
import { discs } from './families/discs.ts'
import { ditsy } from './families/ditsy.ts'
import { drops } from './families/drops.ts'
import { fern } from './families/fern.ts'
import { flame } from './families/flame.ts'
import { gears } from './families/gears.ts'
import { gingham } from './families/gingham.ts'
import { handcheck } from './families/handcheck.ts'
import { herringbone } from './families/herringbone.ts'
import { horses } from './families/horses.ts'
import { houndstooth } from './families/houndstooth.ts'
import { ikat } from './families/ikat.ts'
import { knit } from './families/knit.ts'
import { masts } from './families/masts.ts'
import { naboyka } from './families/naboyka.ts'
import { optical } from './families/optical.ts'
import { pebbles } from './families/pebbles.ts'
import { plaid } from './families/plaid.ts'
import { planes } from './families/planes.ts'
import { poppy } from './families/poppy.ts'
import { quarters } from './families/quarters.ts'
import { rain } from './families/rain.ts'
import { rhythm } from './families/rhythm.ts'
import { rings } from './families/rings.ts'
import { rowan } from './families/rowan.ts'
import { scallops } from './families/scallops.ts'
import { shuttles } from './families/shuttles.ts'
import { stairs } from './families/stairs.ts'
import { stars } from './families/stars.ts'
import { steamers } from './families/steamers.ts'
import { suns } from './families/suns.ts'
import { ticking } from './families/ticking.ts'
import { tulip } from './families/tulip.ts'
import { twill } from './families/twill.ts'
import { waves } from './families/waves.ts'
import { wedges } from './families/wedges.ts'
import { wheat } from './families/wheat.ts'
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
