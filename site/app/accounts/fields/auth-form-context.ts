import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { createContext, useContext } from 'react'

interface AuthFormState {
  /** Prefix of the ids, since a dialog may open over a page with such a form. */
  idPrefix: string
  /** Errors of the last response by field. */
  errors: FieldErrors
}

export const AuthFormContext = createContext<AuthFormState>({ idPrefix: 'auth', errors: {} })

/** Returns id, name and errors of a field. */
export function useAuthField(name: string, id = name) {
  const { idPrefix, errors } = useContext(AuthFormContext)
  return { id: `${idPrefix}-${id}`, name, errors: errors[name] }
}
