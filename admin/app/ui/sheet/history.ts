export interface History<Value> {
  past: readonly Value[]
  present: Value
  future: readonly Value[]
}

const STEPS_MAX = 100

export const startHistory = <Value>(present: Value): History<Value> => ({ past: [], present, future: [] })

/** Adds a step and clears redo. */
export const addStep = <Value>({ past, present }: History<Value>, value: Value): History<Value> => ({
  past: [...past, present].slice(-STEPS_MAX),
  present: value,
  future: [],
})

export function undoStep<Value>(history: History<Value>): History<Value> {
  const { past, present, future } = history
  if (past.length === 0) return history
  return { past: past.slice(0, -1), present: past.at(-1) as Value, future: [present, ...future] }
}

export function redoStep<Value>(history: History<Value>): History<Value> {
  const { past, present, future } = history
  if (future.length === 0) return history
  return { past: [...past, present], present: future[0] as Value, future: future.slice(1) }
}
