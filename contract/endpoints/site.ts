import * as z from 'zod/mini'
import { messages } from '../errors/messages.ts'
import { clientsBlock, homeBlocks, homePage, orderStep, videoBlock } from '../home/home.ts'
import { deliveryZone, help } from '../site/help.ts'
import { resolvedSeo, seoGroup } from '../site/seo.ts'
import { license, siteProperties, story, textPage } from '../site/site.ts'
import type { Endpoint } from './endpoint.ts'
import { bySlug } from './endpoint-params.ts'
import { endpointRoutes } from './endpoint-routes.ts'

/** Endpoints of the layout and the home page. */
export const siteEndpoints = {
  getSite: {
    ...endpointRoutes.getSite,
    summary: 'What every page shows: the factory’s properties and stories',
    cache: 'public',
    result: z.object({ properties: siteProperties, stories: z.array(story) }),
  },
  getHomePage: {
    ...endpointRoutes.getHomePage,
    summary: 'The home page: its blocks, and the properties of every page',
    cache: 'public',
    result: homePage,
  },
  getHomeBlocks: {
    ...endpointRoutes.getHomeBlocks,
    summary: 'Blocks of the home page',
    cache: 'public',
    result: homeBlocks,
  },
  getOrderSteps: {
    ...endpointRoutes.getOrderSteps,
    summary: 'The way from a layout to a delivery, step by step',
    cache: 'public',
    result: z.object({ orderSteps: z.array(orderStep) }),
  },
  getVideoBlock: {
    ...endpointRoutes.getVideoBlock,
    summary: 'The video block',
    cache: 'public',
    result: videoBlock,
  },
  getClients: {
    ...endpointRoutes.getClients,
    summary: 'The clients slider',
    cache: 'public',
    result: clientsBlock,
  },
  getLicenses: {
    ...endpointRoutes.getLicenses,
    summary: 'Licenses and certificates',
    cache: 'public',
    result: z.array(license),
  },
  getHelp: {
    ...endpointRoutes.getHelp,
    summary: 'What a layout has to be, and what customers ask',
    cache: 'public',
    result: help,
  },
  getDeliveryZones: {
    ...endpointRoutes.getDeliveryZones,
    summary: 'Terms and prices of delivery by zone',
    cache: 'public',
    result: z.object({ zones: z.array(deliveryZone) }),
  },
  getTextPage: {
    ...endpointRoutes.getTextPage,
    summary: 'A page of running text',
    cache: 'public',
    params: bySlug,
    result: z.object({ page: textPage }),
  },
  getSeo: {
    ...endpointRoutes.getSeo,
    summary: 'What a page says of itself to search engines and networks',
    cache: 'public',
    query: z.object({
      groupName: seoGroup,
      entityId: z.string().check(z.minLength(1), z.maxLength(200, messages.fieldTooLong)),
    }),
    result: resolvedSeo,
  },
} as const satisfies Record<string, Endpoint>
