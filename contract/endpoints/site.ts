import * as z from 'zod/mini'
import { bySlug } from '../call-params.ts'
import { calls } from '../calls.ts'
import type { Endpoint } from '../endpoint.ts'
import { clientsBlock, homePage, videoBlock } from '../home.ts'
import { messages } from '../messages.ts'
import { seoGroup, shownSeo } from '../seo.ts'
import { license, siteProperties, story, textPage } from '../site.ts'

/** Calls of what every page and the home page show. */
export const siteEndpoints = {
  getSite: {
    ...calls.getSite,
    summary: 'What every page shows: the factory’s properties and stories',
    cache: 'public',
    result: z.object({ properties: siteProperties, stories: z.array(story) }),
  },
  getHomePage: {
    ...calls.getHomePage,
    summary: 'Blocks of the home page',
    cache: 'public',
    result: homePage,
  },
  getVideoBlock: { ...calls.getVideoBlock, summary: 'The video block', cache: 'public', result: videoBlock },
  getClients: { ...calls.getClients, summary: 'The clients slider', cache: 'public', result: clientsBlock },
  getLicenses: {
    ...calls.getLicenses,
    summary: 'Licences and certificates',
    cache: 'public',
    result: z.array(license),
  },
  getTextPage: {
    ...calls.getTextPage,
    summary: 'A page of running text',
    cache: 'public',
    params: bySlug,
    result: z.object({ page: textPage }),
  },
  getSeo: {
    ...calls.getSeo,
    summary: 'What a page says of itself to search engines and networks',
    cache: 'public',
    query: z.object({
      groupName: seoGroup,
      entityId: z.string().check(z.minLength(1), z.maxLength(200, messages.fieldTooLong)),
    }),
    result: shownSeo,
  },
} as const satisfies Record<string, Endpoint>
