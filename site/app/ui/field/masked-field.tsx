import { useEffect, useRef, useState } from 'react'
import hidden from '../text/visually-hidden.module.css'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** What is laid over a field once somebody is about to type. */
export interface FieldMask {
  /** Puts the mask on the field; the returned function takes it off. */
  attach: (input: HTMLInputElement) => () => void
  /** Returns what to tell at once of a value that the mask lets stand though it can't be sent. */
  complaint?: (value: string) => string | undefined
}

type MaskedFieldProps = Omit<TextFieldProps, 'ref'> & {
  /** Loads the mask, which nobody needs before the field has the focus or a text. The same function each time. */
  loadMask: () => Promise<FieldMask>
}

/** A field under a mask; a plain field until the client bundle runs. */
export function MaskedField({ loadMask, errors = [], ...field }: MaskedFieldProps) {
  const ref = useRef<HTMLInputElement>(null)
  const [complaint, setComplaint] = useState<string>()
  useEffect(() => {
    const input = ref.current
    return input ? maskWhenNeeded(input, loadMask, setComplaint) : undefined
  }, [loadMask])
  const allErrors = complaint && !errors.includes(complaint) ? [complaint, ...errors] : errors
  return (
    <>
      <TextField {...field} errors={allErrors} ref={ref} />
      <span role="status" className={hidden.hidden}>
        {complaint}
      </span>
    </>
  )
}

/** Loads the mask at the first focus or input, or at once where something was typed before the client bundle started. */
function maskWhenNeeded(
  input: HTMLInputElement,
  loadMask: () => Promise<FieldMask>,
  complain: (complaint: string | undefined) => void,
): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const load = () => {
    input.removeEventListener('focus', load)
    input.removeEventListener('input', load)
    // Where it can't be loaded the field stays a plain one: the server reads any spelling.
    loadMask().then(
      ({ attach, complaint }) => {
        if (signal.aborted) return
        signal.addEventListener('abort', attach(input))
        if (!complaint) return
        const check = () => complain(complaint(input.value))
        input.addEventListener('input', check, { signal })
        check()
      },
      () => undefined,
    )
  }
  if (input.value || input === document.activeElement) load()
  else {
    input.addEventListener('focus', load, { signal })
    input.addEventListener('input', load, { signal })
  }
  return () => {
    ended.abort()
    complain(undefined)
  }
}
