/** What several tops share. */
export const longSleeve =
  'M194 226C240 240 268 300 302 470C320 560 332 660 340 768L276 778C266 690 246 560 208 404C188 344 184 282 194 226Z'
export const longCuff = 'M340 768L346 812L280 822L276 778Z'
/** The fold that falls from under an arm. */
export const sideFold = 'M196 420C170 470 120 520 60 548C130 528 180 486 202 452Z'
