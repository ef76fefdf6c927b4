import type { Site } from '@rapport/server/services'

/** Replaces the site in tests that call endpoints only, so that no build is needed. */
export const stubPages = async (): Promise<Site> => ({
  renderPage: async () => new Response(null, { status: 404 }),
})
