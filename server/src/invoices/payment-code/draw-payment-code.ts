import QRCode from 'qrcode'

/** Light modules around the code (ISO/IEC 18004). */
const QUIET_ZONE = 4
/** Printed width of a module: three pixels at 150 dpi. Narrower ones were not read by every reader there. */
const MODULE_MM = 0.55

/** A QR code as vector shapes. */
export interface DrawnCode {
  /** Version of QR, 1 to 40. */
  version: number
  /** Modules of a side, with the quiet zone of four modules on each side. */
  modules: number
  /** SVG path of the dark modules. One unit is a module; the quiet zone is included. */
  path: string
  /** Side of the printed code in millimetres, with the quiet zone. Printed smaller it may be unreadable. */
  sizeMm: number
}

/**
 * Draws a text as QR code with error correction M: 15 % of it may be damaged. Letters are UTF-8; long runs of digits
 * are packed more densely. Throws if the text has more than about 2 300 bytes.
 */
export function drawPaymentCode(text: string): DrawnCode {
  const { modules, version } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  const side = modules.size + 2 * QUIET_ZONE
  return { version, modules: side, path: tracePath(modules), sizeMm: side * MODULE_MM }
}

/** One rectangle for each run of dark modules in a row. In one path neighbours have no hairline between them. */
function tracePath(matrix: { size: number; get(row: number, column: number): unknown }): string {
  const path: string[] = []
  for (let row = 0; row < matrix.size; row += 1)
    for (let column = 0; column < matrix.size; column += 1) {
      const start = column
      while (column < matrix.size && matrix.get(row, column)) column += 1
      const length = column - start
      if (length > 0) path.push(`M${start + QUIET_ZONE} ${row + QUIET_ZONE}h${length}v1h-${length}z`)
    }
  return path.join('')
}

/** Returns the code as an SVG document on white. Its size is set by the page; `title` is for screen readers. */
export function codeToSvg({ modules, path }: DrawnCode, title: string): string {
  const label = title.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${modules} ${modules}" role="img" aria-label="${label}" ` +
    `shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${modules}v${modules}H0z"/><path d="${path}"/></svg>`
  )
}

/** Pixels of a module: codes of pictures are read from screens, and by apps that open a picture. */
const MODULE_PIXELS = 8

/** Paints a text as the same QR code, as a PNG picture with its quiet zone. Throws as `drawPaymentCode` does. */
export const paintPaymentCode = (text: string): Promise<Buffer> =>
  QRCode.toBuffer(text, { errorCorrectionLevel: 'M', margin: QUIET_ZONE, scale: MODULE_PIXELS })
