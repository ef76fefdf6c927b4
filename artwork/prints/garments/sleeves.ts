/** Shared by several tops. */
export const longSleeve =
  'M194 226C240 240 268 300 302 470C320 560 332 660 340 768L276 778C266 690 246 560 208 404C188 344 184 282 194 226Z'
export const longCuff = 'M340 768L346 812L280 822L276 778Z'
/** The fold below an arm. */
export const sideFold = 'M196 420C170 470 120 520 60 548C130 528 180 486 202 452Z'

/** Shared by women's tops. */
export const womenSleeve = {
  path: 'M182 222C214 232 244 266 286 347L214 404L193 378C175 326 171 278 182 222Z',
  sides: 'twin',
  turn: 40,
} as const
export const womenBody =
  'L182 222C171 278 175 326 193 378C194 440 175 496 173 556C173 630 204 716 210 796C150 806 70 808 0 808'
