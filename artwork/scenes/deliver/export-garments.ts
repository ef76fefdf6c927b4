import type { Garment, Panel } from '../../prints/garments/garment.ts'
import { garments } from '../../prints/garments.ts'
import { bothSides } from '../../prints/outline.ts'

/*
 * node export-garments.ts: the paper patterns of all garments as they are drawn, as JSON by name. Each is 800 wide and
 * 1000 high with x = 0 in the middle. Halves are made whole and twins doubled; a twin's fellow is the same path `mirrored`.
 */
const piecesOf = ({ path, sides, of = 'print', turn = 0 }: Panel) => {
  if (sides === 'half') return [{ path: bothSides(path), of, turn, mirrored: false }]
  const piece = { path, of, turn, mirrored: false }
  return sides === 'twin' ? [piece, { path, of, turn: -turn, mirrored: true }] : [piece]
}

const patternOf = ({ panels, seams = '', twins = '', stitches = '', buttons = [] }: Garment) => ({
  pieces: panels.flatMap(piecesOf),
  seams,
  twins,
  stitches,
  buttons,
})

const patterns = Object.entries(garments).map(([name, garment]) => [name, patternOf(garment)])
console.log(JSON.stringify(Object.fromEntries(patterns)))
