import sharp from 'sharp'
import { drawPicture } from '../../prints/draw-picture.ts'

/** node export-sheet.ts <name> <left,top,width,height> <png>: writes only the paper of a drawn document. */
const [name = '', area = '', file = ''] = process.argv.slice(2)
const PIXELS_PER_UNIT = 2

const [left = 0, top = 0, width = 0, height = 0] = area.split(',').map(Number)
const root = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width * PIXELS_PER_UNIT}" height="${height * PIXELS_PER_UNIT}">`
const svg = drawPicture(name).replace(/^<svg[^>]*>/, root)
await sharp(Buffer.from(svg)).ensureAlpha().png({ compressionLevel: 1 }).toFile(file)
