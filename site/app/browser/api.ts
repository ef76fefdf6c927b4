import type { Api, PublicCall } from '@rapport/contract/api'
import { calls } from '@rapport/contract/calls'
import { requestHeaders } from './request-headers.ts'

/** A call that the server refused; `status` as it answered. */
export class RefusedCall extends Error {
  readonly status: number

  constructor(status: number) {
    super(`Request failed with status code ${status}`)
    this.status = status
  }
}

async function call(name: PublicCall, input: Record<string, unknown> = {}): Promise<unknown> {
  const left = { ...input }
  const path = calls[name].path.replace(/:(\w+)/g, (_, key: string) => {
    const value = left[key]
    delete left[key]
    return encodeURIComponent(String(value))
  })
  const query = new URLSearchParams(
    Object.entries(left).map(([key, value]) => [key, String(value)]),
  ).toString()
  const response = await fetch(query ? `${path}?${query}` : path, {
    headers: requestHeaders(name),
  })
  if (!response.ok) throw new RefusedCall(response.status)
  const body: { result: unknown } = await response.json()
  return body.result
}

/** The carrier of calls in the browser: `fetch`. The server checks every answer against the same types. */
export const api = Object.fromEntries(
  Object.keys(calls).map((name) => [
    name,
    (input?: Record<string, unknown>) => call(name as PublicCall, input),
  ]),
) as unknown as Api
