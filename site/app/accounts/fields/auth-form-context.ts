import type { FieldErrors } from '@rapport/contract/endpoints/error-response'
import { createContext, useContext } from 'react'

interface AuthFormState {
  /** Begins the ids of the form: a popup may open over a page that has a form of its own. */
  idPrefix: string
  /** What the last answer refused, by field. */
  errors: FieldErrors
}

export const AuthFormContext = createContext<AuthFormState>({ idPrefix: 'auth', errors: {} })

/** Where the sentence on what went wrong stands. */
export const failureIdOf = (idPrefix: string) => `${idPrefix}-failure`

/** Returns id and name of a field, and, of one that was refused, where it is said why. */
export function useAuthField(name: string, id = name) {
  const { idPrefix, errors } = useContext(AuthFormContext)
  const isRefused = (errors[name]?.length ?? 0) > 0
  return {
    id: `${idPrefix}-${id}`,
    name,
    ...(isRefused && { 'aria-invalid': true, 'aria-describedby': failureIdOf(idPrefix) }),
  }
}
