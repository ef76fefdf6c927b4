import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { startCounters } from './browser/counters/counter-queue.ts'
import { adoptRenderedUrl } from './browser/requested-url.ts'
import { readSiteContext } from './browser/site-context.ts'

adoptRenderedUrl()
startCounters(readSiteContext().counters)
startTransition(() => {
  // Render only the router: `useId` depends on the position in the tree and must match the server.
  hydrateRoot(document, <HydratedRouter />)
})
