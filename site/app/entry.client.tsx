import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { beginWherePageWasMade } from './browser/asked-address.ts'

beginWherePageWasMade()
startTransition(() => {
  // Nothing beside the router: the ids of parts are made of where they stand, and have to be those of the server.
  hydrateRoot(document, <HydratedRouter />)
})
