import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { useState } from 'react'
import { AdminError } from '../api/admin-error.ts'

const fieldsOf = (error: unknown): FieldErrors => (error instanceof AdminError ? error.fields : {})

/**
 * Returns the mistakes of fields that still have the values which a call was refused with: a sentence goes when its field is mended,
 * and not at the next press only.
 */
export function useFieldErrors(error: unknown, currentValue: (field: string) => unknown): FieldErrors {
  const valuesNow = () => new Map(Object.keys(fieldsOf(error)).map((field) => [field, currentValue(field)]))
  const [refused, setRefused] = useState(() => ({ error, values: valuesNow() }))
  if (refused.error !== error) setRefused({ error, values: valuesNow() })
  return Object.fromEntries(
    Object.entries(fieldsOf(error)).filter(
      ([field]) => refused.error !== error || refused.values.get(field) === currentValue(field),
    ),
  )
}
