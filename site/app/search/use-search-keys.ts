import { type RefObject, useEffect, useRef } from 'react'

interface Handlers {
  type: (text: string) => void
  /** Returns whether there was an entry to move to. */
  move: (step: 1 | -1) => boolean
  choose: (text: string) => void
  /** Returns whether the list was open. */
  close: () => boolean
  reopen: () => void
}

/** Handles input and keys of the search field. The field may have text before this loads. */
export function useSearchKeys(
  input: RefObject<HTMLInputElement | null>,
  sent: RefObject<boolean>,
  handlers: Handlers,
): void {
  const now = useRef(handlers)
  useEffect(() => {
    now.current = handlers
  })

  useEffect(() => {
    const field = input.current
    const form = field?.form
    if (!field || !form) return
    const listening = new AbortController()
    const options = { signal: listening.signal }
    field.addEventListener('input', () => now.current.type(field.value), options)
    field.addEventListener('focus', () => now.current.reopen(), options)
    field.addEventListener('keydown', (event) => onKey(event, now.current, field), options)
    form.addEventListener('submit', () => now.current.choose(field.value), options)
    document.addEventListener('pointerdown', (event) => closeOutside(event, form, now.current), options)
    form.addEventListener('focusout', (event) => closeLeft(event, form, now.current), options)
    if (sent.current) now.current.choose(field.value)
    else if (field.value) now.current.type(field.value)
    return () => listening.abort()
  }, [input, sent])
}

function onKey(event: KeyboardEvent, { move, close, type }: Handlers, field: HTMLInputElement): void {
  // An input method uses these keys itself.
  if (event.isComposing) return
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
  if (step && move(step)) event.preventDefault()
  if (event.key !== 'Escape') return
  // Escape closes the list, then clears the text, then leaves the field.
  if (close()) event.preventDefault()
  else if (!field.value) field.blur()
  else {
    field.value = ''
    type('')
  }
}

function closeOutside(event: Event, form: HTMLElement, { close }: Handlers): void {
  if (event.target instanceof Node && !form.contains(event.target)) close()
}

function closeLeft(event: FocusEvent, form: HTMLElement, { close }: Handlers): void {
  const to = event.relatedTarget
  if (to instanceof Node && !form.contains(to)) close()
}
