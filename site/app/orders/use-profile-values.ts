import type { User } from '@rapport/contract/accounts/accounts'
import { formatForMask } from '@rapport/contract/fields/format-phone'
import { type RefObject, useEffect, useRef } from 'react'
import { useUser } from '../accounts/session/use-user.ts'
import { FILLED } from './keep-order-draft.ts'

const listProfileValues = (user: User | undefined): [name: string, value: string][] =>
  user
    ? [
        ['name', user.name],
        ['phone', formatForMask(user.phone ?? '')],
        ['email', user.email],
      ]
    : []

/**
 * Fills empty fields of an order form from the profile of a logged-in visitor, and clears them after logout. Typed
 * values stay.
 */
export function useProfileValues(form: RefObject<HTMLFormElement | null>): void {
  const user = useUser()
  const filled = useRef(new Map<string, string>())
  useEffect(() => {
    const findField = (name: string) => {
      const field = form.current?.elements.namedItem(name)
      return field instanceof HTMLInputElement ? field : undefined
    }
    for (const [name, value] of filled.current) {
      const field = findField(name)
      if (field?.value === value) field.value = ''
      field?.removeAttribute(FILLED)
    }
    filled.current.clear()
    for (const [name, value] of listProfileValues(user)) {
      const field = findField(name)
      if (field?.value !== '' || value === '' || field === document.activeElement) continue
      field.value = value
      field.setAttribute(FILLED, '')
      filled.current.set(name, field.value)
    }
  }, [form, user])
}
