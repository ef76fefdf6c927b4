export interface ToastMessage {
  id: number
  text: string
  tone: 'news' | 'failure'
}

/** The oldest message is removed. */
const SHOWN_MAX = 3

let messages: readonly ToastMessage[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly ToastMessage[]): void {
  messages = next
  for (const listener of listeners) listener()
}

/** Shows a short message. A repeated text replaces the earlier message. */
export function showToast(text: string, tone: ToastMessage['tone'] = 'news'): void {
  const others = messages.filter((message) => message.text !== text)
  change([...others, { id: ++lastId, text, tone }].slice(-SHOWN_MAX))
}

export const hideToast = (id: number): void => change(messages.filter((message) => message.id !== id))

export const visibleToasts = (): readonly ToastMessage[] => messages

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
