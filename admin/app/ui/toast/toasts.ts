export interface Toast {
  id: number
  text: string
}

/** Older toasts are dropped beyond this number. */
const TOASTS_MAX = 3
const SECONDS = 6

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function set(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a message for a few seconds. */
export function showToast(text: string): void {
  lastId += 1
  const id = lastId
  set([...toasts, { id, text }].slice(-TOASTS_MAX))
  setTimeout(() => closeToast(id), SECONDS * 1000)
}

export const closeToast = (id: number): void => set(toasts.filter((toast) => toast.id !== id))

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const getToasts = (): readonly Toast[] => toasts
