import { writeFile } from 'node:fs/promises'
import { type Colourway, colourways } from './colourways.ts'
import { PLACED_AREA, PLACED_CENTIMETRES_PER_UNIT, placed } from './placed.ts'
import { prints } from './prints.ts'
import { drawTile } from './tile.ts'

/** Writes the seamless tile of a print or a placed graphic, and prints its size on the cloth. Usage: README.md. */
const [first = '', ...rest] = process.argv.slice(2)
if (first === '--list') list()
else if (first === '--placed') await exportPlaced(rest)
else await exportTile([first, ...rest])

function list(): void {
  console.log(
    JSON.stringify({ families: Object.keys(prints), placed: Object.keys(placed), colourways }, null, 2),
  )
}

async function exportTile([family = '', colour = '', out = '', cut = '1']: string[]): Promise<void> {
  const print = lookUp(prints, family)
  const colours = lookUp<Colourway>(colourways, colour)
  if (!print || !colours || !out || !/^[1-9]\d?$/.test(cut)) return usage()
  const { svg, widthCm, heightCm } = drawTile(print, colours, `${family}-${cut}`)
  await writeFile(out, svg)
  console.log(JSON.stringify({ family, colour, cut: Number(cut), widthCm, heightCm, ground: colours.ground }))
}

async function exportPlaced([motif = '', colour = '', out = '']: string[]): Promise<void> {
  const graphic = lookUp(placed, motif)
  const colours = lookUp<Colourway>(colourways, colour)
  if (!graphic || !colours || !out) return usage()
  const { width, height } = PLACED_AREA
  const [widthCm, heightCm] = [width, height].map(
    (units) => Math.round(units * PLACED_CENTIMETRES_PER_UNIT * 10) / 10,
  )
  const size = `width="${widthCm}cm" height="${heightCm}cm" viewBox="${-width / 2} ${-height / 2} ${width} ${height}"`
  await writeFile(out, `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${graphic(colours)}</svg>\n`)
  console.log(JSON.stringify({ motif, colour, widthCm, heightCm, ground: colours.ground }))
}

function lookUp<T>(record: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

function usage(): void {
  console.error('node artwork/prints/export-tile.ts <family> <colourway> <out.svg> [cut]')
  console.error('node artwork/prints/export-tile.ts --placed <motif> <colourway> <out.svg>')
  console.error('node artwork/prints/export-tile.ts --list')
  process.exitCode = 1
}
