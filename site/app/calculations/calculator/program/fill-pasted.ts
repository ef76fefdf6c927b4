import { parsePasted } from './parse-pasted.ts'
import { pastedText } from './pasted-text.ts'

/** Fills a table of sizes from the clipboard, and says below it what was taken. One number is pasted as anywhere. */
export function fillPasted(event: ClipboardEvent): void {
  const cell = event.target
  if (!(cell instanceof HTMLInputElement)) return
  const grid = cell.closest('[data-grid]')
  const text = event.clipboardData?.getData('text/plain') ?? ''
  if (!grid || !/[\t\r\n]/.test(text.trim())) return
  event.preventDefault()
  const rows = [...grid.querySelectorAll('tbody tr')]
  const cells = rows.map((row) => [...row.querySelectorAll('input')])
  const row = cells.findIndex((fields) => fields.includes(cell))
  const names = rows.map((each) => each.querySelector('th')?.textContent ?? '')
  const pasted = parsePasted(text, {
    columns: [...grid.querySelectorAll('thead th')].slice(1).map(({ textContent }) => textContent ?? ''),
    rows: names.length > 1 ? names : [],
    at: { row, column: cells[row]?.indexOf(cell) ?? 0 },
  })
  for (const { row: at, column, text: value } of pasted.cells) {
    const field = cells[at]?.[column]
    if (!field) continue
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const changed = cells.flat().find(({ value }) => value !== '')
  changed?.dispatchEvent(new Event('change', { bubbles: true }))
  const said = grid.querySelector('[data-said]')
  if (said) said.textContent = pastedText(pasted)
}
