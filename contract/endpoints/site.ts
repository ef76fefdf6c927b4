import * as z from 'zod/mini'
import { messages } from '../errors/messages.ts'
import { clientsBlock, homeBlocks, homePage, orderStep, videoBlock } from '../home/home.ts'
import { deliveryZone, help } from '../site/help.ts'
import { resolvedSeo, seoGroup } from '../site/seo.ts'
import { license, siteProperties, story, textPage, themeStyle } from '../site/site.ts'
import type { Endpoint } from './endpoint.ts'
import { bySlug } from './endpoint-params.ts'
import { endpointRoutes } from './endpoint-routes.ts'

/** Endpoints of the layout and the home page. */
export const siteEndpoints = {
  getSite: {
    ...endpointRoutes.getSite,
    summary:
      'Returns the data of every page: the factory’s properties, stories, theme and pages without content',
    cache: 'public',
    result: z.object({
      properties: siteProperties,
      stories: z.array(story),
      theme: themeStyle,
      /** Paths of known pages that answer 404 because they have no content. */
      absentPages: z.array(z.string()),
    }),
  },
  getHomePage: {
    ...endpointRoutes.getHomePage,
    summary: 'Returns the home page: its blocks and the data of every page',
    cache: 'public',
    result: homePage,
  },
  getHomeBlocks: {
    ...endpointRoutes.getHomeBlocks,
    summary: 'Returns the blocks of the home page',
    cache: 'public',
    result: homeBlocks,
  },
  getOrderSteps: {
    ...endpointRoutes.getOrderSteps,
    summary: 'Returns the steps of an order, from the layout to the delivery',
    cache: 'public',
    result: z.object({ orderSteps: z.array(orderStep) }),
  },
  getVideoBlock: {
    ...endpointRoutes.getVideoBlock,
    summary: 'Returns the video block',
    cache: 'public',
    result: videoBlock,
  },
  getClients: {
    ...endpointRoutes.getClients,
    summary: 'Returns the clients slider',
    cache: 'public',
    result: clientsBlock,
  },
  getLicenses: {
    ...endpointRoutes.getLicenses,
    summary: 'Returns licenses and certificates',
    cache: 'public',
    result: z.array(license),
  },
  getHelp: {
    ...endpointRoutes.getHelp,
    summary: 'Returns requirements for layouts and frequent questions',
    cache: 'public',
    result: help,
  },
  getDeliveryZones: {
    ...endpointRoutes.getDeliveryZones,
    summary: 'Returns times and prices of delivery by zone',
    cache: 'public',
    result: z.object({ zones: z.array(deliveryZone) }),
  },
  getTextPage: {
    ...endpointRoutes.getTextPage,
    summary: 'Returns a text page',
    cache: 'public',
    params: bySlug,
    result: z.object({ page: textPage }),
  },
  getSeo: {
    ...endpointRoutes.getSeo,
    summary: 'Returns the metadata of a page for search engines and social networks',
    cache: 'public',
    query: z.object({
      groupName: seoGroup,
      entityId: z.string().check(z.minLength(1), z.maxLength(200, messages.fieldTooLong)),
    }),
    result: resolvedSeo,
  },
} as const satisfies Record<string, Endpoint>
