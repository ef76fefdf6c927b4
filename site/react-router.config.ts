import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Every route of the product is known at once: the client asks the server for no manifest while it runs.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
