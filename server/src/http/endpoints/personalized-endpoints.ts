import type { Api, EndpointInput, EndpointResult } from '@rapport/contract/endpoints/api'
import type { Endpoint } from '@rapport/contract/endpoints/endpoint'
import { endpoints } from '@rapport/contract/endpoints/endpoints'
import { messages } from '@rapport/contract/errors/messages'
import type { PriceList } from '@rapport/contract/prices/prices'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getPost, isPublished } from '../../blog/queries.ts'
import { readCalculatorTables } from '../../calculations/form/calculator-tables.ts'
import { findItemPrice, getCatalogItem, getItemLikes } from '../../catalog/queries.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError, orNotFound } from '../../platform/http/api-error.ts'
import { rejectCrossSite, requireXhr } from '../../platform/http/csrf.ts'
import { parseInput } from '../../platform/http/request/parse-input.ts'
import type { IpLimit } from '../../platform/limits/ip-limit.ts'
import type { Clock } from '../../platform/process/clock.ts'
import { getPriceTable } from '../../prices/queries.ts'
import { countView, like } from '../../reactions/commands.ts'
import type { Subject } from '../../reactions/queries.ts'
import { sendPublic } from './public-response.ts'
import { getViewerId, hasVisitorHeaders, readVisitor, VISITOR_HEADERS, type Visitor } from './visitor.ts'

type VisitorCall =
  | 'getPost'
  | 'getCatalogItem'
  | 'getCatalogItemLikes'
  | 'getPriceTable'
  | 'getCalculationTables'

/** Visitor's result of each endpoint that has one. */
type OwnAnswers = {
  [N in VisitorCall]: (
    input: EndpointInput<N>,
    visitor: Visitor,
    request: FastifyRequest,
  ) => Promise<EndpointResult<N>>
}

/** Endpoint of either table, after its input was parsed by its own schema. */
type AnyCall = (input: unknown, visitor: Visitor, request: FastifyRequest) => Promise<unknown>
type AnyPublicCall = (input: unknown) => Promise<object>

export interface PersonalizedEndpointsOptions {
  likes: IpLimit
  /** Limits of counted views: of one IP, and of all together. */
  views: IpLimit
  viewsOfAll: IpLimit
  /** Key of the hashes of viewers. */
  viewKey: Buffer
  now: Clock
}

/** One key for all IPs together. */
const ALL_IPS = '0.0.0.0'

/**
 * Adds the routes of endpoints that depend on the visitor. Without a visitor they answer as public endpoints
 * do.
 */
export function personalizedEndpoints(
  app: FastifyInstance,
  api: Api,
  orm: Orm,
  { likes, views, viewsOfAll, viewKey, now }: PersonalizedEndpointsOptions,
): void {
  const own: OwnAnswers = {
    async getPost({ slug }, visitor, { method, ip }) {
      const post = await orNotFound(getPost(orm, slug, now(), visitor.id))
      // A HEAD request shows no post.
      const counts = visitor.id && method === 'GET' && views.tryConsume(ip) && viewsOfAll.tryConsume(ALL_IPS)
      if (!counts) return { post }
      const viewer = { who: getViewerId(visitor, ip), key: viewKey }
      return { post: { ...post, views: await countView(orm, 'post', post.id, viewer, now()) } }
    },
    getCatalogItem: async ({ slug }, { id, user }) => ({
      catalog: await orNotFound(getCatalogItem(orm, slug, id, user?.priceType)),
    }),
    getCatalogItemLikes: ({ id }, visitor) => orNotFound(getItemLikes(orm, id, visitor.id)),
    getPriceTable: ({ erpId, index }, { user }) =>
      orNotFound(getPriceTable(orm, erpId, index, user?.priceType ?? 'anonymous')),
    getCalculationTables: (chosen, { user }) =>
      readCalculatorTables(orm, chosen, user?.priceType ?? 'anonymous', user?.id),
  }

  for (const name of Object.keys(own) as VisitorCall[]) {
    const endpoint: Endpoint & { path: string } = endpoints[name]
    app.get(endpoint.path, async (request, reply) => {
      // The public response too: a cache must not serve it to another visitor.
      reply.header('vary', VISITOR_HEADERS)
      const input = parseInput(endpoint, request)
      if (!hasVisitorHeaders(request))
        return sendPublic(request, reply, await (api[name] as AnyPublicCall)(input))
      markPrivate(reply)
      const visitor = await readVisitor(orm, request, now())
      return { result: await (own[name] as AnyCall)(input, visitor, request) }
    })
  }

  const limit = likes
  const { likePost, likeCatalogItem } = endpoints
  likeCall(app, orm, { endpoint: likePost, subject: 'post', findPrice: findPostPrice, limit, now })
  likeCall(app, orm, {
    endpoint: likeCatalogItem,
    subject: 'catalog',
    findPrice: findPriceInList,
    limit,
    now,
  })
}

interface Likeable {
  endpoint: Endpoint & { path: string }
  subject: Subject
  /** Returns undefined if the entry does not exist. */
  findPrice: (
    orm: Orm,
    id: number,
    asked: { list: PriceList; now: Date },
  ) => Promise<{ priceFrom: number | null } | undefined>
  limit: IpLimit
  now: Clock
}

/** A post has no price. */
const findPostPrice: Likeable['findPrice'] = async (orm, id, { now }) =>
  (await isPublished(orm, id, now)) ? { priceFrom: null } : undefined

const findPriceInList: Likeable['findPrice'] = (orm, id, { list }) => findItemPrice(orm, id, list)

/**
 * A GET with an effect. Only the site's own scripts may send it, and HEAD is rejected, since a prefetch must
 * not like.
 */
function likeCall(
  app: FastifyInstance,
  orm: Orm,
  { endpoint, subject, findPrice, limit, now }: Likeable,
): void {
  const ownProgramOnly = { onRequest: [rejectCrossSite, requireXhr], exposeHeadRoute: false }
  app.get(endpoint.path, ownProgramOnly, async (request: FastifyRequest, reply) => {
    markPrivate(reply)
    limit.consume(request.ip)
    const { id } = parseInput(endpoint, request) as { id: number }
    const visitor = await readVisitor(orm, request, now())
    if (!visitor.id) throw new ApiError(400, messages.visitorId)
    const list = visitor.user?.priceType ?? 'anonymous'
    const { priceFrom } = await orNotFound(findPrice(orm, id, { list, now: now() }))
    const count = await like(orm, subject, id, visitor.id, { priceFrom, priceList: list })
    return { result: { likes: count, liked: true } }
  })
}

const markPrivate = (reply: FastifyReply) =>
  reply.headers({ 'cache-control': 'private, no-store', vary: VISITOR_HEADERS })
