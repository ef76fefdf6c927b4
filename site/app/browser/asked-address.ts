import { pagePlace } from './page-place.ts'

let asked: string | undefined

/**
 * One screen stands at all addresses that have no page: the router has to begin where that was made, or it would look
 * for another page than the one that is there.
 */
export function beginWherePageWasMade(): void {
  const { path } = pagePlace()
  if (path === location.pathname) return
  asked = location.href
  history.replaceState(history.state, '', path)
}

/** Gives the visitor's address back, once the router has begun. */
export function showAskedAddress(): void {
  if (asked !== undefined) history.replaceState(history.state, '', asked)
  asked = undefined
}
