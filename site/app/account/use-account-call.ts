import { useRef, useState } from 'react'
import type { AccountResponse } from '../accounts/session/account-endpoint.ts'

/** Error message and errors by field. */
export type CallFailure = Omit<Extract<AccountResponse, { ok: false }>, 'ok'>

/** State of a request from a form or button: one at a time, with the last failure. */
export function useAccountCall<Args extends unknown[]>(send: (...args: Args) => Promise<AccountResponse>) {
  const [failure, setFailure] = useState<CallFailure>()
  const [isLoading, setIsLoading] = useState(false)
  const busy = useRef(false)

  /** Resolves to undefined while another request is running. */
  async function call(...args: Args): Promise<AccountResponse | undefined> {
    if (busy.current) return undefined
    busy.current = true
    setIsLoading(true)
    setFailure(undefined)
    const answer = await send(...args)
    busy.current = false
    setIsLoading(false)
    if (!answer.ok) setFailure(answer)
    return answer
  }

  return { call, isLoading, failure, setFailure }
}

/** Returns the error message of a form, unless it is shown at a field. */
export function getFormMessage(failure: CallFailure | undefined): string | undefined {
  const isAtField = Object.keys(failure?.errors ?? {}).some((name) => name !== 'message')
  return isAtField ? 'Исправьте отмеченные поля' : failure?.message
}
