import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The parts of ui/ are shown by a build of their own: see routes.ts.
  buildDirectory: process.env.PLAYGROUND === 'on' ? 'build/playground' : 'build',
  // Every route of the product is known at once: the client asks the server for no manifest while it runs.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
