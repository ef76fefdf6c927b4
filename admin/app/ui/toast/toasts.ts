export interface Toast {
  id: number
  text: string
}

/** More at once nobody reads. */
const TOASTS_MAX = 3
const SECONDS = 6

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function set(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Says for some seconds what was done. */
export function showToast(text: string): void {
  lastId += 1
  const id = lastId
  set([...toasts, { id, text }].slice(-TOASTS_MAX))
  setTimeout(() => closeToast(id), SECONDS * 1000)
}

export const closeToast = (id: number): void => set(toasts.filter((toast) => toast.id !== id))

/** Calls back whenever the toasts change; returns what ends it. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const getToasts = (): readonly Toast[] => toasts
