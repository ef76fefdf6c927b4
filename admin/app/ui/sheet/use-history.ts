import { useRef } from 'react'
import { addStep, type History, redoStep, startHistory, undoStep } from './history.ts'

/** Undo and redo for a controlled value. An external change of the value clears the history. */
export function useHistory<Value>(value: Value, onChange: (value: Value) => void) {
  const history = useRef<History<Value>>(startHistory(value))
  function step(next: (history: History<Value>) => History<Value>): void {
    const current = history.current.present === value ? history.current : startHistory(value)
    history.current = next(current)
    if (history.current.present !== value) onChange(history.current.present)
  }
  return {
    change: (changed: Value) => step((before) => addStep(before, changed)),
    undo: () => step(undoStep),
    redo: () => step(redoStep),
  }
}
