import { NOT_COMPUTED } from './cell-errors.ts'

const MAY_NEED_REPAIR = /\st=["']e["']|<(?:\w{1,20}:)?f[\s>/]/

/**
 * Makes errors and never computed formulas readable: `read-excel-file` treats such cells as empty. Searches each cell
 * once and copies only changed ones, to stay linear.
 */
export function withErrors(xml: string): string {
  if (!MAY_NEED_REPAIR.test(xml)) return xml
  const parts: string[] = []
  let at = 0
  let copied = 0
  for (const { index, 0: end } of xml.matchAll(/<\/(?:\w{1,20}:)?c>/g)) {
    const start = startOfCell(xml, at, index)
    const cell = xml.slice(start, index)
    const repaired = repairCell(cell)
    if (repaired !== cell) {
      parts.push(xml.slice(copied, start), repaired)
      copied = index
    }
    at = index + end.length
  }
  return [...parts, xml.slice(copied)].join('')
}

function startOfCell(xml: string, from: number, to: number): number {
  const text = xml.slice(from, to)
  const start = Math.max(text.lastIndexOf('<c '), text.lastIndexOf(':c '), text.lastIndexOf('<c>'))
  return start < 0 ? to : from + start
}

function repairCell(cell: string): string {
  const tagEnd = cell.indexOf('>')
  if (tagEnd < 0) return cell
  const [tag, body] = [cell.slice(0, tagEnd), cell.slice(tagEnd)]
  const text = (value: string) => `${withType(tag)}${value}`
  if (/\st=(["'])e\1/.test(tag)) return text(body)
  const hasFormula = /<(?:\w{1,20}:)?f[\s>/]/.test(body)
  const hasValue = /<(?:\w{1,20}:)?(?:v|is)[\s>/]/.test(body)
  return hasFormula && !hasValue ? `${text(body)}<v>${NOT_COMPUTED}</v>` : cell
}

/** `t="str"` marks a formula whose value is text. */
const withType = (tag: string) => `${tag.replace(/\st=(["'])\w{1,20}\1/, '')} t="str"`
