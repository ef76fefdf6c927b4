import * as z from 'zod/mini'
import { type CallName, calls } from './calls.ts'
import { catalogItem, catalogTree } from './catalog.ts'
import { homePage } from './home.ts'
import { SLUG_MAX } from './limits.ts'
import { orderForm, placedOrder } from './orders.ts'
import { siteProperties, textPage } from './site.ts'

/** What a call takes and gives. Results travel as `{"result": …}` (decisions.md §2). */
export interface Endpoint {
  summary: string
  /** `public` answers are the same for everybody and carry an ETag; `private` ones are never stored. */
  cache: 'public' | 'private'
  params?: z.core.$ZodObject
  query?: z.core.$ZodObject
  /** Fields of a form, by multipart, url-encoded or JSON alike. */
  form?: z.core.$ZodObject
  /** Whether the form may carry files (multipart only), in the field `files[]`. */
  files?: boolean
  result: z.core.$ZodType
}

const bySlug = z.object({ slug: z.string().check(z.minLength(1), z.maxLength(SLUG_MAX)) })

/** Every call of the product, with its schemas. */
export const endpoints = {
  getSite: {
    ...calls.getSite,
    summary: 'What every page shows: the factory’s properties',
    cache: 'public',
    result: z.object({ properties: siteProperties }),
  },
  getHomePage: {
    ...calls.getHomePage,
    summary: 'Blocks of the home page',
    cache: 'public',
    result: homePage,
  },
  getTextPage: {
    ...calls.getTextPage,
    summary: 'A page of running text',
    cache: 'public',
    params: bySlug,
    result: z.object({ page: textPage }),
  },
  getCatalog: {
    ...calls.getCatalog,
    summary: 'The menu tree of the catalogue',
    cache: 'public',
    result: z.object({ catalog: catalogTree }),
  },
  getCatalogItem: {
    ...calls.getCatalogItem,
    summary: 'A whole group or product, by its present or a former slug',
    cache: 'public',
    params: bySlug,
    result: z.object({ catalog: catalogItem }),
  },
  sendOrderMail: {
    ...calls.sendOrderMail,
    summary: 'Places an order: a request for a price calculation, with layouts attached',
    cache: 'private',
    form: orderForm,
    files: true,
    result: placedOrder,
  },
} as const satisfies Record<CallName, Endpoint & { method: string; path: string }>

export type Endpoints = typeof endpoints
