import { useEffect, useRef } from 'react'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** Puts a mask on a field; ends with the returned function. */
export type AttachMask = (input: HTMLInputElement) => () => void

type MaskedFieldProps = Omit<TextFieldProps, 'ref'> & {
  /** Brings the mask, which nobody needs before the field has the focus or a text. The same function each time. */
  loadMask: () => Promise<AttachMask>
}

/** A field under a mask; a plain field until the client program runs (§5). */
export function MaskedField({ loadMask, ...field }: MaskedFieldProps) {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = ref.current
    if (!input) return
    let detach: (() => void) | undefined
    let gone = false
    const load = () => {
      input.removeEventListener('focus', load)
      input.removeEventListener('input', load)
      // Where it can't be loaded the field stays a plain one: the server reads any spelling.
      loadMask().then(
        (attach) => {
          if (!gone) detach = attach(input)
        },
        () => undefined,
      )
    }
    // It may have been typed into before the client program started.
    if (input.value || input === document.activeElement) load()
    else {
      input.addEventListener('focus', load)
      input.addEventListener('input', load)
    }
    return () => {
      gone = true
      detach?.()
      input.removeEventListener('focus', load)
      input.removeEventListener('input', load)
    }
  }, [loadMask])
  return <TextField {...field} ref={ref} />
}
