import { bolt } from './compositions/bolt.ts'
import { certificate } from './compositions/certificate.ts'
import { closeup, cloth } from './compositions/cloth.ts'
import * as icons from './compositions/icons.ts'
import { facade, showroom } from './compositions/office.ts'
import { selvedge } from './compositions/selvedge.ts'
import { sewn } from './compositions/sewn.ts'
import { stack } from './compositions/stack.ts'
import { invoice, layout, parcel, roller } from './compositions/steps.ts'
import { story, storydisc, storylengths } from './compositions/story.ts'
import { swatch } from './compositions/swatch.ts'
import { banner, slide } from './compositions/wide.ts'
import * as goods from './compositions/workshop-goods.ts'
import * as printing from './compositions/workshop-print.ts'
import { stole } from './garments/bags.ts'
import { tee } from './garments/tops.ts'
import { garments } from './garments.ts'
import type { Composition } from './picture.ts'

/** All compositions by the first word of picture names. */
export const compositions: Record<string, Composition> = {
  cloth,
  closeup,
  bolt,
  swatch,
  selvedge,
  stack,
  slide,
  banner,
  layout,
  invoice,
  roller,
  parcel,
  certificate,
  facade,
  showroom,
  story,
  storydisc,
  storylengths,
  ...icons,
  ...printing,
  ...goods,
  // Other views of the same goods. The drawing is the same.
  teeback: sewn(tee),
  teequarter: sewn(tee),
  teestack: stack,
  scarf: sewn(stole),
  fanscarf: sewn(stole),
  sash: sewn(stole),
  clothsheer: cloth,
  clothfluid: cloth,
  clothcrisp: cloth,
  clothsoft: cloth,
  clothstiff: cloth,
  clothpile: cloth,
  clothstretch: cloth,
  macroplain: closeup,
  macrotwill: closeup,
  macrosatin: closeup,
  macrotaffeta: closeup,
  macrojersey: closeup,
  macrobiflex: closeup,
  slidetall: closeup,
  storetall: bolt,
  fitting: slide,
  team: slide,
  ...Object.fromEntries(
    Object.entries(garments).flatMap(([name, garment]) =>
      // On the mannequin, from the front and from the side.
      [name, `worn${name}`, `worn${name}aside`].map((word) => [word, sewn(garment)]),
    ),
  ),
}
