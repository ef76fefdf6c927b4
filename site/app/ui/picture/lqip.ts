const SIDE = 3
/** Rows of a BMP are padded to four bytes. */
const ROW = Math.ceil((SIDE * 3) / 4) * 4
const HEADER = 54

/**
 * Returns a low-quality placeholder as a BMP of 3 × 3 pixels, which needs no compression. `placeholder` has three hex
 * digits per pixel, from the top.
 */
export function lqip(placeholder: string): string {
  const bytes = new Uint8Array(HEADER + ROW * SIDE)
  const view = new DataView(bytes.buffer)
  view.setUint16(0, 0x424d)
  view.setUint32(2, bytes.length, true)
  view.setUint32(10, HEADER, true)
  view.setUint32(14, 40, true)
  view.setUint32(18, SIDE, true)
  view.setUint32(22, SIDE, true)
  view.setUint16(26, 1, true)
  view.setUint16(28, 24, true)
  for (const [at, [color]] of Array.from(placeholder.matchAll(/.../g)).entries()) {
    const rowFromBelow = SIDE - 1 - Math.floor(at / SIDE)
    const pixel = HEADER + rowFromBelow * ROW + (at % SIDE) * 3
    const [red = 0, green = 0, blue = 0] = [...color].map((digit) => Number.parseInt(digit, 16) * 17)
    bytes.set([blue, green, red], pixel)
  }
  return `data:image/bmp;base64,${btoa(String.fromCharCode(...bytes))}`
}
