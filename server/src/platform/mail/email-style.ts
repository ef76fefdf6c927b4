import { type BrandColors, mixColors } from '../process/brand-colors.ts'

export const TEXT_FONT = "font-family:'Golos Text',Arial,sans-serif"
/** Condensed capitals as on the site, if the machine has such a font. */
export const POSTER_FONT = "font-family:'Sofia Sans Extra Condensed','Arial Narrow',Arial,sans-serif"

/**
 * Styles for narrow screens and dark schemes, which can't be inline. Dark backgrounds use the theme's ink
 * rather than black, and texts its ground rather than white. Clients that invert colours leave such pairs
 * alone.
 */
export function styleSheet({ ink, linen }: BrandColors): string {
  const [page, raised, border, pale] = [0.06, 0.12, 0.22, 0.8].map((share) => mixColors(ink, linen, share))
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){
.ground{padding:12px 8px!important}
.page{padding:24px 20px!important}
.head{padding:16px 20px!important}
.print td{height:22px!important}
.label,.value{display:block!important;width:auto!important}
.label{padding:10px 0 0!important;border-bottom:0!important}
.value{padding:0 0 10px!important}
.heading{font-size:28px!important;line-height:30px!important}
.action a{display:block!important}
}
@media (prefers-color-scheme:dark){
.ground,.ground-table{background:${ink}!important}
.page,.head{background:${page}!important}
.heading,.text,.value,.name,.code{color:${linen}!important}
.label,.signature{color:${pale}!important}
.text a,.value a{color:${linen}!important}
.label,.value,.signature{border-color:${border}!important}
.code{background:${raised}!important;border-color:${border}!important}
.second a{color:${linen}!important;border-color:${pale}!important}
}`
}
