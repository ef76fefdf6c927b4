import type { Site } from '@rapport/server/services'

/** In place of the site, for those who ask calls alone: nothing has to be built. */
export const stubPages = async (): Promise<Site> => ({
  renderPage: async () => new Response(null, { status: 404 }),
})
