import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { useState } from 'react'
import { AdminError } from '../api/admin-error.ts'

const getFieldErrors = (error: unknown): FieldErrors => (error instanceof AdminError ? error.fields : {})

/** Returns the server errors of fields whose values have not changed since the request. */
export function useFieldErrors(error: unknown, currentValue: (field: string) => unknown): FieldErrors {
  const valuesNow = () =>
    new Map(Object.keys(getFieldErrors(error)).map((field) => [field, currentValue(field)]))
  const [refused, setRefused] = useState(() => ({ error, values: valuesNow() }))
  if (refused.error !== error) setRefused({ error, values: valuesNow() })
  return Object.fromEntries(
    Object.entries(getFieldErrors(error)).filter(
      ([field]) => refused.error !== error || refused.values.get(field) === currentValue(field),
    ),
  )
}
