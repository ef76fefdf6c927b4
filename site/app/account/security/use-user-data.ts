import type { EndpointResult, UserEndpointName } from '@rapport/contract/endpoints/api'
import { useRef, useState } from 'react'
import { loadUserData } from '../../browser/requests/api.ts'
import { useSession } from '../../browser/session/use-session.ts'
import { useLoaded } from '../../browser/use-loaded.ts'

/**
 * Loads data of the logged-in user; again on `reload` and with each new token. The earlier data stays meanwhile, to
 * avoid layout shift.
 */
export function useUserData<N extends UserEndpointName>(name: N) {
  const token = useSession()
  const [turn, setTurn] = useState(0)
  const { value, failed } = useLoaded(`${turn} ${token}`, () => loadUserData(name))
  const last = useRef<EndpointResult<N>>(undefined)
  if (value !== undefined) last.current = value
  return { data: last.current, failed, reload: () => setTurn((count) => count + 1) }
}
