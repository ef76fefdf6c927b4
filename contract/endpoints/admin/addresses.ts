import * as z from 'zod/mini'
import { deleteRedirectForm, missingPage, redirect, redirectForm } from '../../addresses/redirects.ts'
import { ADMIN_LIST_DEFAULT, ADMIN_LIST_MAX } from '../../limits.ts'
import { numberIn } from '../endpoint-params.ts'
import type { AdminEndpoint } from './admin-endpoint.ts'
import { adminRoutes } from './admin-routes.ts'

/** Addresses that have moved, and those that are asked for in vain. */
export const addressEndpoints = {
  getRedirects: {
    ...adminRoutes.getRedirects,
    summary: 'Redirects by their old address; the last one is the `after` of those that follow',
    access: 'seo.read',
    query: z.object({
      after: z.optional(z.string().check(z.maxLength(1000))),
      limit: z._default(numberIn(1, ADMIN_LIST_MAX), ADMIN_LIST_DEFAULT),
    }),
    result: z.object({ redirects: z.array(redirect), next: z.nullable(z.string()) }),
  },
  saveRedirect: {
    ...adminRoutes.saveRedirect,
    summary: 'Adds a redirect, or changes the one of a version',
    access: 'seo.write',
    form: redirectForm,
    result: z.object({ redirect }),
  },
  deleteRedirect: {
    ...adminRoutes.deleteRedirect,
    summary: 'Removes a redirect: its old address answers 404 then',
    access: 'seo.delete',
    form: deleteRedirectForm,
    result: z.object({}),
  },
  getMissingPages: {
    ...adminRoutes.getMissingPages,
    summary: 'Addresses without a page that were asked for within 30 days, the most frequent first',
    access: 'seo.read',
    result: z.object({ pages: z.array(missingPage) }),
  },
} as const satisfies Record<string, AdminEndpoint>
