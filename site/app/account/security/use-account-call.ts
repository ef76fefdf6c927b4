import type { EndpointName } from '@rapport/contract/endpoints/endpoint-routes'
import type { FieldErrors } from '@rapport/contract/endpoints/error-response'
import { useRef, useState } from 'react'
import { type AccountResponse, callAccountEndpoint } from '../../accounts/account-endpoint.ts'

/** What was refused; `message` is empty where every sentence of it stands at a field. */
export interface CallFailure {
  message: string
  errors: FieldErrors
}

/** A call that a form or a button makes: one at a time, with what became of the last. */
export function useAccountCall(name: EndpointName, fields: readonly string[] = []) {
  const [failure, setFailure] = useState<CallFailure>()
  const [isLoading, setIsLoading] = useState(false)
  const busy = useRef(false)

  /** Resolves with undefined where one is under way already. */
  async function call(
    form?: FormData,
    params?: Record<string, string>,
  ): Promise<AccountResponse | undefined> {
    if (busy.current) return undefined
    busy.current = true
    setIsLoading(true)
    setFailure(undefined)
    const answer = await callAccountEndpoint(name, form, params)
    busy.current = false
    setIsLoading(false)
    if (!answer.ok) {
      const isAtField = fields.some((field) => answer.errors[field]?.length)
      setFailure({ message: isAtField ? '' : answer.message, errors: answer.errors })
    }
    return answer
  }

  return { call, isLoading, failure, setFailure }
}
