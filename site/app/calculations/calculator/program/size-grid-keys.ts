import { fillPasted } from './fill-pasted.ts'

type Step = readonly [rows: number, columns: number]
const STEPS: Record<string, Step> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Enter: [1, 0],
}

/** Moves between the cells of tables of sizes by arrow keys and Enter, and fills them by a paste. */
export function addGridKeys(root: HTMLElement, signal: AbortSignal): void {
  root.addEventListener('keydown', moveByKey, { signal })
  root.addEventListener('paste', (event) => fillPasted(event), { signal })
  root.addEventListener(
    'focusin',
    ({ target }) => {
      if (findCell(target)) (target as HTMLInputElement).select()
    },
    { signal },
  )
}

/** Returns the field of a table that an event is of. */
const findCell = (target: EventTarget | null): HTMLInputElement | null =>
  target instanceof HTMLInputElement && target.closest('[data-grid] td') ? target : null

function moveByKey(event: KeyboardEvent): void {
  const cell = findCell(event.target)
  const step = STEPS[event.key]
  if (!cell || !step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (step[1] !== 0 && isInsideText(cell, step[1])) return
  event.preventDefault()
  const row = cell.closest('tr')
  const rows = [...(row?.parentElement?.children ?? [])]
  const cells = (at: number) => [...(rows[at]?.querySelectorAll('input') ?? [])]
  const at = row ? rows.indexOf(row) : 0
  const column = cells(at).indexOf(cell)
  cells(at + step[0])[column + step[1]]?.focus()
}

/** Returns whether the cursor can still move within the text of a cell. */
function isInsideText({ selectionStart, selectionEnd, value }: HTMLInputElement, step: number): boolean {
  if (selectionStart === 0 && selectionEnd === value.length) return false
  return step < 0 ? selectionStart !== 0 : selectionEnd !== value.length
}
