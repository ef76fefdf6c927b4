import { writeFile } from 'node:fs/promises'
import { type Colourway, colourways } from './colourways.ts'
import { prints } from './prints.ts'
import { drawTile } from './tile.ts'

/** Writes the seamless tile of a print, and says its size on the cloth. Usage: README.md beside this file. */
const [family = '', colour = '', out = '', cut = '1'] = process.argv.slice(2)
if (family === '--list') {
  console.log(JSON.stringify({ families: Object.keys(prints), colourways }, null, 2))
} else {
  const print = Object.hasOwn(prints, family) ? prints[family] : undefined
  const colours = Object.hasOwn(colourways, colour)
    ? (colourways as Record<string, Colourway>)[colour]
    : undefined
  if (!print || !colours || !out || !/^[1-9]\d?$/.test(cut)) {
    console.error('node content/prints/export-tile.ts <family> <colourway> <out.svg> [cut]   or   --list')
    process.exit(1)
  }
  const { svg, widthCm, heightCm } = drawTile(print, colours, `${family}-${cut}`)
  await writeFile(out, svg)
  console.log(JSON.stringify({ family, colour, cut: Number(cut), widthCm, heightCm, ground: colours.ground }))
}
