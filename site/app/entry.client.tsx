import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { startCounters } from './browser/counters/counter-queue.ts'
import { adoptRenderedUrl } from './browser/requested-url.ts'
import { readSiteContext } from './browser/site-context.ts'

adoptRenderedUrl()
startCounters(readSiteContext().counters)
startTransition(() => {
  // Nothing beside the router: the ids of parts are made of where they stand, and have to be those of the server.
  hydrateRoot(document, <HydratedRouter />)
})
