import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The playground has a build of its own. See routes.ts.
  buildDirectory: process.env.PLAYGROUND === 'on' ? 'build/playground' : 'build',
  // The first page has all routes, so that the client never requests a manifest.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
