import type { CellPosition } from './selection.ts'

export type SheetCommand =
  | { do: 'move'; to: CellPosition; isExtending: boolean }
  | { do: 'edit'; text: string | undefined }
  | { do: 'clear' | 'fill-down' | 'select-all' | 'undo' | 'redo' }

const FAR = 1e6
const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
}

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/**
 * Maps a key to a command; undefined when the sheet ignores the key. Letters are matched by `code`: the
 * keyboard layout may be Russian.
 */
export function matchCommand(event: Key, active: CellPosition): SheetCommand | undefined {
  const isControl = event.ctrlKey || event.metaKey
  if (event.altKey) return undefined
  const step = ARROWS[event.key]
  const isExtending = event.shiftKey
  if (step) {
    const times = isControl ? FAR : 1
    const to = { row: active.row + step[0] * times, column: active.column + step[1] * times }
    return { do: 'move', to, isExtending }
  }
  if (event.key === 'Home' || event.key === 'End') {
    const column = event.key === 'Home' ? 0 : FAR
    const row = isControl ? (event.key === 'Home' ? 0 : FAR) : active.row
    return { do: 'move', to: { row, column }, isExtending }
  }
  if (isControl) return controlCommand(event)
  if (event.key === 'Enter' || event.key === 'F2') return { do: 'edit', text: undefined }
  if (event.key === 'Delete' || event.key === 'Backspace') return { do: 'clear' }
  // Printable keys have one character, in any script; named keys have more.
  return [...event.key].length === 1 ? { do: 'edit', text: event.key } : undefined
}

function controlCommand({ code, shiftKey }: Key): SheetCommand | undefined {
  if (code === 'KeyA') return { do: 'select-all' }
  if (code === 'KeyD') return { do: 'fill-down' }
  if (code === 'KeyZ') return { do: shiftKey ? 'redo' : 'undo' }
  return code === 'KeyY' ? { do: 'redo' } : undefined
}
