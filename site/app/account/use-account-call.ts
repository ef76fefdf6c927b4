import { useRef, useState } from 'react'
import type { AccountResponse } from '../accounts/account-endpoint.ts'

/** What was refused: a sentence, and those of the fields. */
export type CallFailure = Omit<Extract<AccountResponse, { ok: false }>, 'ok'>

/** A call that a form or a button makes: one at a time, with what became of the last. */
export function useAccountCall<Args extends unknown[]>(send: (...args: Args) => Promise<AccountResponse>) {
  const [failure, setFailure] = useState<CallFailure>()
  const [isLoading, setIsLoading] = useState(false)
  const busy = useRef(false)

  /** Resolves with undefined where one is under way already. */
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

/** Returns what a form says beside its button: a sentence that stands at a field is not said twice. */
export function formMessage(failure: CallFailure | undefined): string | undefined {
  const isAtField = Object.keys(failure?.errors ?? {}).some((name) => name !== 'message')
  return isAtField ? 'Исправьте отмеченные поля' : failure?.message
}
