import type { Print } from '../../repeat.ts'

/** Dyed cloth without a print: only its diagonal rib. */
export const twill: Print = (colours, random) => {
  const step = random.pick([12, 14, 16])
  const lines = Array.from({ length: 10 }, (_, index) => `M${index * step} 120l${step * 5} -120`).join('')
  const figure = `<path fill="none" stroke="${colours.seam}" stroke-opacity=".13" stroke-width="4" d="${lines}"/>`
  return { figure, across: [step * 10, 0], down: [-step * 5, 120] }
}
