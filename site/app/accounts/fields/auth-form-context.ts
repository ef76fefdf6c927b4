import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { createContext, useContext } from 'react'

interface AuthFormState {
  /** Begins the ids of the form: a popup may open over a page that has a form of its own. */
  idPrefix: string
  /** What the last answer refused, by field. */
  errors: FieldErrors
}

export const AuthFormContext = createContext<AuthFormState>({ idPrefix: 'auth', errors: {} })

/** Returns id and name of a field, and what the last answer said is wrong with it. */
export function useAuthField(name: string, id = name) {
  const { idPrefix, errors } = useContext(AuthFormContext)
  return { id: `${idPrefix}-${id}`, name, errors: errors[name] }
}
