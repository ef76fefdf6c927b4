import { useCallback, useEffect, useState } from 'react'
import { readDraft, writeDraft } from './drafts.ts'
import { useUnsavedChanges } from './unsaved-changes.ts'

interface StoredInput<Values> {
  values: Values
  setValues: (values: Values | ((values: Values) => Values)) => void
  hasChanges: boolean
  /** Clears the stored input, after it was saved or dropped. */
  forget: () => void
}

/** Returns whether a form has unsaved input from before a reload, so that it is opened again. */
export const hasStoredInput = (name: string): boolean => readDraft(name) !== undefined

/**
 * Returns the state of a form without the form hook, for nested values. As with that hook, changes survive a reload,
 * and leaving the screen with them needs a confirmation.
 */
export function useStoredInput<Values extends object>(
  name: string,
  start: () => Values,
  isChanged: (values: Values) => boolean,
): StoredInput<Values> {
  const [values, setValues] = useState<Values>(() => readDraft<Values>(name) ?? start())
  const hasChanges = isChanged(values)
  useUnsavedChanges(hasChanges)
  useEffect(() => writeDraft(name, hasChanges ? values : undefined), [name, hasChanges, values])
  const forget = useCallback(() => writeDraft(name, undefined), [name])
  return { values, setValues, hasChanges, forget }
}

/** Returns the state of a form as `useStoredInput` does; it is changed if its values differ from the first ones. */
export function useStoredValues<Values extends object>(
  name: string,
  start: () => Values,
): StoredInput<Values> {
  const [first] = useState(start)
  return useStoredInput<Values>(
    name,
    () => first,
    (values) => JSON.stringify(values) !== JSON.stringify(first),
  )
}
