import { type DeepKeys, revalidateLogic, type StandardSchemaV1, useStore } from '@tanstack/react-form'
import { useCallback, useEffect, useRef, useState } from 'react'
import { AdminError, failureText } from '../api/admin-error.ts'
import { readDraft, writeDraft } from './drafts.ts'
import { useAppForm } from './form-fields.tsx'
import { useUnsavedChanges } from './unsaved-changes.ts'

type Values = Record<string, string>

interface AdminFormOptions<V extends Values, Result> {
  schema: StandardSchemaV1<V, unknown>
  values: V
  send: (values: V) => Promise<Result>
  onSent: (result: Result) => void
  /** Name of the stored draft. Left out for forms with secrets, which must not be stored. */
  draft?: string
}

export interface FormFailure {
  text: string
  /** Seconds to wait before the next try. */
  retryAfter?: number
}

/**
 * Form hook of the back office. Typed values survive a reload, an expired session and a lost connection;
 * offline submissions are sent later. Leaving with unsaved changes needs a confirmation.
 */
export function useAdminForm<V extends Values, Result>(options: AdminFormOptions<V, Result>) {
  const { schema, values, send, onSent, draft } = options
  const [failure, setFailure] = useState<FormFailure>()
  const [isWaiting, setIsWaiting] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const focusMistake = useCallback(() => {
    // Errors are rendered in the next frame.
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }, [])

  const form = useAppForm({
    defaultValues: values,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: schema },
    onSubmitInvalid: focusMistake,
    onSubmit: async ({ value, formApi }) => {
      setFailure(undefined)
      setIsWaiting(false)
      try {
        const result = await send(value)
        if (draft) writeDraft(draft, undefined)
        formApi.reset(draft ? value : values)
        onSent(result)
      } catch (error) {
        if (!(error instanceof AdminError)) throw error
        setIsWaiting(error.reason === 'network')
        const fields = Object.fromEntries(
          Object.entries(error.fields).flatMap(([name, [sentence]]) =>
            name in value && formApi.getFieldInfo(name as DeepKeys<V>).instance ? [[name, sentence]] : [],
          ),
        )
        // Errors of fields are shown there; the message above the form is for errors without a field, such as
        // an invalid token.
        if (Object.keys(fields).length === 0 && error.reason !== 'network')
          setFailure({
            text: failureText(error),
            ...(error.retryAfter ? { retryAfter: error.retryAfter } : {}),
          })
        formApi.setErrorMap({ onSubmit: { fields: fields as Partial<Record<DeepKeys<V>, string>> } })
        focusMistake()
      }
    },
  })

  const typed = useStore(form.store, (state) => state.values)
  const typedBefore = useRef(typed)
  useEffect(() => {
    // Clear a server error when its field changes.
    for (const name of Object.keys(typed) as DeepKeys<V>[]) {
      if (typedBefore.current[name as string] === typed[name as string]) continue
      if (!form.getFieldMeta(name)?.errorMap.onSubmit) continue
      form.setFieldMeta(name, (meta) => ({ ...meta, errorMap: { ...meta.errorMap, onSubmit: undefined } }))
    }
    typedBefore.current = typed
  }, [form, typed])
  const hasChanges = useStore(form.store, (state) => !state.isDefaultValue)
  useUnsavedChanges(hasChanges && draft !== undefined)

  // Restore the draft once, after a reload.
  useEffect(() => {
    const fields = Object.entries(readDraft<Values>(draft) ?? {}) as [DeepKeys<V>, never][]
    for (const [name, value] of fields) form.setFieldValue(name, value)
  }, [draft, form])
  useEffect(() => {
    if (draft && hasChanges) writeDraft(draft, typed)
  }, [draft, hasChanges, typed])

  useEffect(() => {
    if (!isWaiting) return
    const sendAgain = () => void form.handleSubmit()
    addEventListener('online', sendAgain)
    return () => removeEventListener('online', sendAgain)
  }, [isWaiting, form])

  return { form, element, failure, isWaiting }
}
