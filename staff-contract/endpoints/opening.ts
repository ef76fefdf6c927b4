import * as z from 'zod/mini'
import { opening } from '../opening/opening.ts'
import type { AdminEndpoint } from './admin-endpoint.ts'
import { adminRoutes } from './admin-routes.ts'

/** Endpoints that open the site to visitors and close it. */
export const openingEndpoints = {
  getOpening: {
    ...adminRoutes.getOpening,
    summary: 'Returns whether visitors see the site, and what it lacks',
    access: 'entries.read',
    result: opening,
  },
  closeSite: {
    ...adminRoutes.closeSite,
    summary: 'Closes the site to visitors, who see that it opens soon',
    access: 'site.open',
    result: z.object({}),
  },
  openSite: {
    ...adminRoutes.openSite,
    summary: 'Opens the site to visitors; 409 while something required is missing',
    access: 'site.open',
    result: z.object({}),
  },
} as const satisfies Record<string, AdminEndpoint>
