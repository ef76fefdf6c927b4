import type { Print } from '../../repeat.ts'

/** Dyed knit without a print: columns of stitches. */
export const knit: Print = (colours, random) => {
  const step = random.pick([18, 22])
  let path = ''
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 5; column++) {
      path += `M${column * step} ${row * 16}l${step / 2} 11l${step / 2} -11`
    }
  }
  const figure = `<path fill="none" stroke="${colours.seam}" stroke-opacity=".14" stroke-width="4" stroke-linejoin="round" d="${path}"/>`
  return { figure, across: [step * 5, 0], down: [0, 96] }
}
