import { type DeepKeys, revalidateLogic, type StandardSchemaV1, useStore } from '@tanstack/react-form'
import { useCallback, useEffect, useRef, useState } from 'react'
import { AdminError, failureText } from '../api/admin-error.ts'
import { readDraft, writeDraft } from './drafts.ts'
import { useAppForm } from './form-fields.tsx'
import { useUnsavedChanges } from './unsaved-changes.ts'

type Values = Record<string, string>

interface AdminFormOptions<V extends Values, Result> {
  /** The rules of the contract, the same that the server has. */
  schema: StandardSchemaV1<V, unknown>
  values: V
  send: (values: V) => Promise<Result>
  onSent: (result: Result) => void
  /** Under which name to store what is typed until it is sent; left out for secrets, which are stored nowhere. */
  draft?: string
}

export interface FormFailure {
  text: string
  /** Seconds after which it makes sense to try again. */
  retryAfter?: number
}

/**
 * Returns a form and how it stands. What is typed survives a reload, a session that ends and a connection that is lost: then it
 * is sent when there is one again. Leaving with something unsent asks first.
 */
export function useAdminForm<V extends Values, Result>(options: AdminFormOptions<V, Result>) {
  const { schema, values, send, onSent, draft } = options
  const [failure, setFailure] = useState<FormFailure>()
  const [isWaiting, setIsWaiting] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const focusMistake = useCallback(() => {
    // Fields have their mistakes once they are drawn.
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
        // A sentence that stands at its field is not said twice; what has no field, as the token of a link, is said above.
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
    // What the server said of a field goes when that is mended, as what the rules say does.
    for (const name of Object.keys(typed) as DeepKeys<V>[]) {
      if (typedBefore.current[name as string] === typed[name as string]) continue
      if (!form.getFieldMeta(name)?.errorMap.onSubmit) continue
      form.setFieldMeta(name, (meta) => ({ ...meta, errorMap: { ...meta.errorMap, onSubmit: undefined } }))
    }
    typedBefore.current = typed
  }, [form, typed])
  const hasChanges = useStore(form.store, (state) => !state.isDefaultValue)
  useUnsavedChanges(hasChanges && draft !== undefined)

  // What was typed before a reload, once.
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
