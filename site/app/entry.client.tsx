import { startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { pagePlace } from './browser/page-place.ts'

/**
 * One screen stands at all addresses that have no page: the router has to begin where that was made, or it would look
 * for another page than the one that is there. The visitor's address comes back before anything else runs.
 */
function beginWherePageWasMade(): () => void {
  const { path } = pagePlace()
  if (path === location.pathname) return () => undefined
  const asked = location.href
  history.replaceState(history.state, '', path)
  return () => history.replaceState(history.state, '', asked)
}

const showAskedAddress = beginWherePageWasMade()

function AskedAddress() {
  useLayoutEffect(() => showAskedAddress(), [])
  return null
}

startTransition(() => {
  hydrateRoot(
    document,
    <>
      <AskedAddress />
      <HydratedRouter />
    </>,
  )
})
