import * as z from 'zod/mini'
import {
  changePasswordForm,
  emailForm,
  loginForm,
  resetPasswordForm,
  session,
  storePasswordForm,
  user,
  userOrder,
  userPatch,
} from './accounts.ts'
import { post, postPreview } from './blog.ts'
import { type CallName, calls } from './calls.ts'
import { catalogCard, catalogItem, catalogTree } from './catalog.ts'
import { city, cityContact } from './contacts.ts'
import { clientsBlock, homePage, videoBlock } from './home.ts'
import { likeAnswer } from './likes.ts'
import { POSTS_MAX, SEARCH_MAX, SLUG_MAX } from './limits.ts'
import { material } from './materials.ts'
import { messages } from './messages.ts'
import { orderForm, orderNumber, placedOrder } from './orders.ts'
import { priceTable } from './prices.ts'
import { searchResult } from './search.ts'
import { seoGroup, shownSeo } from './seo.ts'
import { license, siteProperties, story, textPage } from './site.ts'

/** What a call takes and gives. Results travel as `{"result": …}` (decisions.md §2). */
export interface Endpoint {
  summary: string
  /**
   * `public`: the same for everybody, with an ETag. `visitor`: so too where no bearer and no visitor id come
   * with it, private otherwise. `private`: never stored.
   */
  cache: 'public' | 'visitor' | 'private'
  /** Whether it needs a bearer. */
  bearer?: boolean
  params?: z.core.$ZodType
  query?: z.core.$ZodType
  /** Fields of a form, by multipart, url-encoded or JSON alike. */
  form?: z.core.$ZodType
  /** Whether the form may carry files (multipart only), in the field `files[]`. */
  files?: boolean
  result: z.core.$ZodType
}

const bySlug = z.object({ slug: z.string().check(z.minLength(1), z.maxLength(SLUG_MAX)) })
const byErpId = z.object({ erpId: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, messages.fieldInvalid)) })

/** A whole number as it stands in an address. */
const numberIn = (min: number, max: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^\d{1,10}$/, messages.fieldInvalid)),
      z.transform((text) => Number(text)),
    ),
    z.int().check(z.minimum(min, messages.fieldInvalid), z.maximum(max, messages.fieldInvalid)),
  )
const ID_MAX = 2 ** 31 - 1
const byId = z.object({ id: numberIn(1, ID_MAX) })
const nothing = z.object({})

/** Every call of the product, with its schemas. */
export const endpoints = {
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
  getCities: {
    ...calls.getCities,
    summary: 'Cities one can choose',
    cache: 'public',
    result: z.object({ cities: z.array(city) }),
  },
  getContacts: {
    ...calls.getContacts,
    summary: 'Offices in all cities',
    cache: 'public',
    result: z.object({ contacts: z.array(cityContact) }),
  },
  getContact: {
    ...calls.getContact,
    summary: 'The office in one city',
    cache: 'public',
    params: byId,
    result: z.object({ contact: cityContact }),
  },
  getPosts: {
    ...calls.getPosts,
    summary: 'Published posts, newest first',
    cache: 'public',
    query: z.object({
      offset: z.optional(numberIn(0, 100_000)),
      limit: z.optional(numberIn(1, POSTS_MAX)),
      tag: z.optional(z.string().check(z.minLength(1), z.maxLength(60, messages.fieldTooLong))),
    }),
    result: z.object({ posts: z.array(postPreview), total: z.number(), tags: z.array(z.string()) }),
  },
  getPost: {
    ...calls.getPost,
    summary: 'A whole post; counts a view of the visitor named by X-Visitor-Id or the bearer',
    cache: 'visitor',
    params: bySlug,
    result: z.object({ post }),
  },
  likePost: {
    ...calls.likePost,
    summary: 'Likes a post, once for each visitor',
    cache: 'private',
    params: byId,
    result: likeAnswer,
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
    cache: 'visitor',
    params: bySlug,
    result: z.object({ catalog: catalogItem }),
  },
  searchCatalog: {
    ...calls.searchCatalog,
    summary: 'Searches catalogue and blog',
    cache: 'public',
    query: z.object({ name: z.string().check(z.maxLength(SEARCH_MAX, messages.searchTooLong)) }),
    result: searchResult,
  },
  likeCatalogItem: {
    ...calls.likeCatalogItem,
    summary: 'Likes an item of the catalogue, once for each visitor',
    cache: 'private',
    params: byId,
    result: likeAnswer,
  },
  getPriceTable: {
    ...calls.getPriceTable,
    summary: 'A price table; with a bearer the prices of that user’s price list',
    cache: 'visitor',
    params: z.object({ ...byErpId.shape, index: numberIn(0, 100) }),
    result: priceTable,
  },
  getMaterial: {
    ...calls.getMaterial,
    summary: 'A material or a union',
    cache: 'public',
    params: byErpId,
    result: z.object({ material }),
  },
  getUnionMaterials: {
    ...calls.getUnionMaterials,
    summary: 'The materials a union stands for',
    cache: 'public',
    params: byErpId,
    result: z.object({ materials: z.array(material) }),
  },
  sendOrderMail: {
    ...calls.sendOrderMail,
    summary: 'Places an order: a request for a price calculation, with layouts attached',
    cache: 'private',
    form: orderForm,
    files: true,
    result: placedOrder,
  },
  getUser: {
    ...calls.getUser,
    summary: 'Who the bearer is, with a refreshed token',
    cache: 'private',
    bearer: true,
    result: session,
  },
  updateUser: {
    ...calls.updateUser,
    summary: 'Changes what is given of the bearer’s data',
    cache: 'private',
    bearer: true,
    form: userPatch,
    result: z.object({ user }),
  },
  register: {
    ...calls.register,
    summary: 'Mails a code that confirms the address',
    cache: 'private',
    form: emailForm,
    result: nothing,
  },
  storePassword: {
    ...calls.storePassword,
    summary: 'Ends a registration with the mailed code',
    cache: 'private',
    form: storePasswordForm,
    result: session,
  },
  login: { ...calls.login, summary: 'Logs in', cache: 'private', form: loginForm, result: session },
  logout: { ...calls.logout, summary: 'Ends the session', cache: 'private', bearer: true, result: nothing },
  forgotPassword: {
    ...calls.forgotPassword,
    summary: 'Mails a code to set a new password with',
    cache: 'private',
    form: emailForm,
    result: nothing,
  },
  resetPassword: {
    ...calls.resetPassword,
    summary: 'Sets a new password with the mailed code and ends every other session',
    cache: 'private',
    form: resetPasswordForm,
    result: session,
  },
  changePassword: {
    ...calls.changePassword,
    summary: 'Changes the bearer’s password and ends every other session',
    cache: 'private',
    bearer: true,
    form: changePasswordForm,
    result: session,
  },
  getUserOrders: {
    ...calls.getUserOrders,
    summary: 'The bearer’s orders, newest first',
    cache: 'private',
    bearer: true,
    result: z.object({ orders: z.array(userOrder) }),
  },
  getUserOrder: {
    ...calls.getUserOrder,
    summary: 'One order of the bearer',
    cache: 'private',
    bearer: true,
    params: z.object({ number: orderNumber }),
    result: z.object({ order: userOrder }),
  },
  getUserFavorites: {
    ...calls.getUserFavorites,
    summary: 'What the bearer has liked',
    cache: 'private',
    bearer: true,
    result: z.object({ items: z.array(catalogCard), posts: z.array(postPreview) }),
  },
} as const satisfies Record<CallName, Endpoint & { method: string; path: string }>

export type Endpoints = typeof endpoints
