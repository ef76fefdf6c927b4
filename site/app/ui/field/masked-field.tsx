import { useEffect, useRef, useState } from 'react'
import hidden from '../text/visually-hidden.module.css'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** Mask that is loaded on the first focus. */
export interface FieldMask {
  /** Applies the mask. Returns a function that removes it. */
  attach: (input: HTMLInputElement) => () => void
  /** Returns an error message for a value that the mask allows but the server rejects. */
  complaint?: (value: string) => string | undefined
}

type MaskedFieldProps = Omit<TextFieldProps, 'ref'> & {
  /** Imports the mask. Must be the same function on each render. */
  loadMask: () => Promise<FieldMask>
}

/** Text field with a lazily loaded mask. */
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

/** Loads the mask on the first focus or input, or at once if the field has a value or focus before hydration. */
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
    // If the import fails, the field stays without a mask. The server parses any spelling.
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
