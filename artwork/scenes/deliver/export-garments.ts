import type { Garment, Panel } from '../../prints/garments/garment.ts'
import { garments } from '../../prints/garments.ts'
import { bothSides } from '../../prints/outline.ts'

/**
 * node export-garments.ts: prints the patterns of all drawn garments as JSON by name. Each is 800 × 1000 with x = 0
 * in the middle. Halves are completed and twins doubled; the second twin is the same path with `mirrored`.
 */
const listPieces = ({ path, sides, of = 'print', turn = 0 }: Panel) => {
  if (sides === 'half') return [{ path: bothSides(path), of, turn, mirrored: false }]
  const piece = { path, of, turn, mirrored: false }
  return sides === 'twin' ? [piece, { path, of, turn: -turn, mirrored: true }] : [piece]
}

const buildPattern = ({ panels, seams = '', twins = '', stitches = '', buttons = [] }: Garment) => ({
  pieces: panels.flatMap(listPieces),
  seams,
  twins,
  stitches,
  buttons,
})

const patterns = Object.entries(garments).map(([name, garment]) => [name, buildPattern(garment)])
console.log(JSON.stringify(Object.fromEntries(patterns)))
