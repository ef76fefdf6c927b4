import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import jsqr from 'jsqr'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/** Grey picture, a byte per pixel. */
export interface Picture {
  pixels: Uint8Array
  width: number
  height: number
}

/** zxing would load its program from the internet. */
const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
const ready = readFile(wasm).then((bytes) =>
  prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(bytes).buffer }, fireImmediately: true }),
)

function toRgba({ pixels, width, height }: Picture) {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < pixels.length; at += 1) data.fill(pixels[at] ?? 0, at * 4, at * 4 + 3)
  for (let at = 3; at < data.length; at += 4) data[at] = 255
  return { data, width, height, colorSpace: 'srgb' as const }
}

/** Returns the text of the QR code that zxing finds in a picture. */
export async function readByZxing(picture: Picture): Promise<string | undefined> {
  await ready
  const [found] = await readBarcodes(toRgba(picture) as never, { formats: ['QRCode'], tryHarder: true })
  return found && new TextDecoder('utf-8', { fatal: true }).decode(found.bytes)
}

/** Its types declare a default export; the program itself is the export. */
const readQr = jsqr as unknown as typeof jsqr.default

/** Returns the text of the QR code that jsQR finds in a picture. */
export function readByJsqr(picture: Picture): string | undefined {
  const { data, width, height } = toRgba(picture)
  return readQr(data, width, height)?.data
}
