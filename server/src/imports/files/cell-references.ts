const LETTERS = 26
const UPPER_A = 65

/** A row or cell without the attribute `r`, its reference. */
const UNPLACED =
  /<(?:\w{1,20}:)?(?:row|c)(?:\s+(?!r=)[\w:]{1,30}=(?:"[^"<>]{0,500}"|'[^'<>]{0,500}'))*\s*\/?>/
const ROW_OR_CELL = /<((?:\w{1,20}:)?)(row|c)(?=[\s/>])([^<>]{0,2000})>/g
const REFERENCE = /\sr=["']([A-Z]{0,3})(\d{0,7})["']/

/**
 * Adds missing references to rows and cells. The format allows to omit them for consecutive cells, but
 * `read-excel-file` fails without them.
 */
export function withReferences(xml: string): string {
  if (!UNPLACED.test(xml)) return xml
  let row = 0
  let column = 0
  return xml.replace(ROW_OR_CELL, (tag, prefix: string, name: string, attributes: string) => {
    const [, letters, digits] = REFERENCE.exec(attributes) ?? []
    if (name === 'row') {
      row = digits ? Number(digits) : row + 1
      column = 0
    } else column = letters ? parseColumn(letters) : column + 1
    const place = name === 'row' ? `${row}` : `${formatColumn(column)}${row}`
    return digits ? tag : `<${prefix}${name} r="${place}"${attributes}>`
  })
}

const parseColumn = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - UPPER_A + 1, 0)

function formatColumn(column: number): string {
  let letters = ''
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / LETTERS))
    letters = String.fromCharCode(UPPER_A + ((rest - 1) % LETTERS)) + letters
  return letters
}
