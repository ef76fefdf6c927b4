/** Brand colours as inline values, since many email clients drop style sheets. */
export const COLORS = {
  ink: '#1A1815',
  soft: '#5C554B',
  linen: '#F4EFE6',
  paper: '#FFFDF9',
  kumach: '#B5232A',
  indigo: '#1F2A5A',
  ochre: '#D49A2A',
  line: '#DDD3C2',
} as const

export const TEXT_FONT = "font-family:'Golos Text',Arial,sans-serif"
/** Condensed capitals as on the site, if the machine has such a font. */
export const POSTER_FONT = "font-family:'Sofia Sans Extra Condensed','Arial Narrow',Arial,sans-serif"

/**
 * Styles for narrow screens and dark schemes, which can't be inline. Dark backgrounds use the brand's ink
 * rather than black, and texts its linen rather than white. Clients that invert colours leave such pairs
 * alone.
 */
export const STYLE_SHEET = `:root{color-scheme:light dark;supported-color-schemes:light dark}
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
.ground,.ground-table{background:#1A1815!important}
.page,.head{background:#272320!important}
.heading,.text,.value,.name,.code{color:#F4EFE6!important}
.label,.signature{color:#C9BFAF!important}
.text a,.value a{color:#C5CAE4!important}
.label,.value,.signature{border-color:#4A433B!important}
.code{background:#332E29!important;border-color:#4A433B!important}
.second a{color:#F4EFE6!important;border-color:#C9BFAF!important}
}`
