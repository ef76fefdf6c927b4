import { numberIn } from '@rapport/contract/endpoints/endpoint-params'
import * as z from 'zod/mini'
import { ADMIN_LIST_DEFAULT, ADMIN_LIST_MAX } from '../lists/list-limits.ts'
import { deleteRedirectForm, missingPage, redirect, redirectForm } from '../redirects/redirects.ts'
import { seoFault, seoPage } from '../seo-pages/seo-pages.ts'
import type { AdminEndpoint } from './admin-endpoint.ts'
import { adminRoutes } from './admin-routes.ts'

/** Endpoints of redirects and of requested paths without a page. */
export const redirectEndpoints = {
  getRedirects: {
    ...adminRoutes.getRedirects,
    summary: 'Returns redirects by their old path; the last one is the `after` of the next page',
    access: 'seo.read',
    query: z.object({
      after: z.optional(z.string().check(z.maxLength(1000))),
      limit: z._default(numberIn(1, ADMIN_LIST_MAX), ADMIN_LIST_DEFAULT),
    }),
    result: z.object({ redirects: z.array(redirect), next: z.nullable(z.string()) }),
  },
  saveRedirect: {
    ...adminRoutes.saveRedirect,
    summary: 'Adds a redirect, or changes the one with `version`',
    access: 'seo.write',
    form: redirectForm,
    result: z.object({ redirect }),
  },
  deleteRedirect: {
    ...adminRoutes.deleteRedirect,
    summary: 'Deletes a redirect; its old path then answers 404',
    access: 'seo.delete',
    form: deleteRedirectForm,
    result: z.object({}),
  },
  getMissingPages: {
    ...adminRoutes.getMissingPages,
    summary: 'Returns paths without a page that were requested in the last 30 days, most frequent first',
    access: 'seo.read',
    result: z.object({ pages: z.array(missingPage) }),
  },
  getSeoPages: {
    ...adminRoutes.getSeoPages,
    summary: 'Returns pages of items and posts with mistakes in their metadata for search engines, by path',
    access: 'seo.read',
    query: z.object({
      fault: z.optional(seoFault),
      /** Id of a single entry. */
      entry: z.optional(numberIn(1, 2 ** 31 - 1)),
      after: z.optional(z.string().check(z.maxLength(1000))),
      limit: z._default(numberIn(1, ADMIN_LIST_MAX), ADMIN_LIST_DEFAULT),
    }),
    result: z.object({
      pages: z.array(seoPage),
      next: z.nullable(z.string()),
      counts: z.record(seoFault, z.number()),
      total: z.number(),
    }),
  },
} as const satisfies Record<string, AdminEndpoint>
