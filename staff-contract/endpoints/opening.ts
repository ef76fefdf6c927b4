import * as z from 'zod/mini'
import { demoCounts, demoRemoval, removeDemoForm } from '../opening/demo-entries.ts'
import { opening } from '../opening/opening.ts'
import type { AdminEndpoint } from './admin-endpoint.ts'
import { adminRoutes } from './admin-routes.ts'

/** Endpoints that open the site to visitors and close it, and remove the demo factory from it. */
export const openingEndpoints = {
  getOpening: {
    ...adminRoutes.getOpening,
    summary: 'Returns whether visitors see the site, and what it lacks',
    access: 'content.read',
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
  getDemoEntries: {
    ...adminRoutes.getDemoEntries,
    summary: "Counts the entries that are still the demo factory's, by kind, in the order of their removal",
    access: 'content.read',
    result: z.object({ counts: demoCounts }),
  },
  removeDemoEntries: {
    ...adminRoutes.removeDemoEntries,
    summary: "Takes the demo factory's entries of a kind off the site; those that others use stay",
    access: 'site.open',
    form: removeDemoForm,
    result: demoRemoval,
  },
} as const satisfies Record<string, AdminEndpoint>
