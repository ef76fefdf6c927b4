import type { Api, CallInput, CallResult } from '@rapport/contract/api'
import type { Endpoint } from '@rapport/contract/endpoint'
import { endpoints } from '@rapport/contract/endpoints'
import { messages } from '@rapport/contract/messages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getPost, isPublished } from './blog/queries.ts'
import { getCatalogItem, isItem } from './catalog/queries.ts'
import type { AddressLimit } from './platform/address-limit.ts'
import { AppError, found, notFound } from './platform/app-error.ts'
import { answerEverybody } from './platform/call-answer.ts'
import { callInput } from './platform/call-input.ts'
import type { Orm } from './platform/database.ts'
import { refuseCrossSite, refuseForms } from './platform/own-program.ts'
import { getPriceTable } from './prices/queries.ts'
import { countView, like } from './reactions/commands.ts'
import type { Subject } from './reactions/queries.ts'
import { namesVisitor, readVisitor, VISITOR_HEADERS, type Visitor, viewerOf } from './visitor.ts'
import type { WorkLimits } from './work-limits.ts'

type VisitorCall = 'getPost' | 'getCatalogItem' | 'getPriceTable'

/** What the visitor's own answer is, of the calls that have one. */
type OwnAnswers = {
  [N in VisitorCall]: (
    input: CallInput<N>,
    visitor: Visitor,
    request: FastifyRequest,
  ) => Promise<CallResult<N>>
}

/** A call of either table, once its input is checked by its own schema. */
type AnyCall = (input: unknown, visitor: Visitor, request: FastifyRequest) => Promise<unknown>
type AnyPublicCall = (input: unknown) => Promise<object>

export interface VisitorCallOptions {
  limits: Pick<WorkLimits, 'likes' | 'views' | 'viewsOfAll'>
  /** Hashes whoever views a post. */
  viewKey: Buffer
}

/** All addresses count as this one. */
const EVERYBODY = '0.0.0.0'

/** Answers over HTTP the calls that depend on who asks; asked by nobody in particular, as the public ones do. */
export function visitorCalls(
  app: FastifyInstance,
  api: Api,
  orm: Orm,
  { limits, viewKey }: VisitorCallOptions,
): void {
  const own: OwnAnswers = {
    async getPost({ slug }, visitor, { method, ip }) {
      const post = await found(getPost(orm, slug, visitor.id))
      // A HEAD shows nobody the post.
      const counts =
        visitor.id &&
        method === 'GET' &&
        limits.views.tryConsume(ip) &&
        limits.viewsOfAll.tryConsume(EVERYBODY)
      if (!counts) return { post }
      const viewer = { who: viewerOf(visitor, ip), key: viewKey }
      return { post: { ...post, views: await countView(orm, 'post', post.id, viewer) } }
    },
    getCatalogItem: async ({ slug }, { id }) => ({ catalog: await found(getCatalogItem(orm, slug, id)) }),
    getPriceTable: ({ erpId, index }, { user }) =>
      found(getPriceTable(orm, erpId, index, user?.priceType ?? 'anonymous')),
  }

  for (const name of Object.keys(own) as VisitorCall[]) {
    const endpoint: Endpoint & { path: string } = endpoints[name]
    app.get(endpoint.path, async (request, reply) => {
      // The public answer too: a store must not give it to a visitor who has another one.
      reply.header('vary', VISITOR_HEADERS)
      const input = callInput(endpoint, request)
      if (!namesVisitor(request))
        return answerEverybody(request, reply, await (api[name] as AnyPublicCall)(input))
      keepPrivate(reply)
      const visitor = await readVisitor(orm, request)
      return { result: await (own[name] as AnyCall)(input, visitor, request) }
    })
  }

  const limit = limits.likes
  likeCall(app, orm, { endpoint: endpoints.likePost, subject: 'post', exists: isPublished, limit })
  likeCall(app, orm, { endpoint: endpoints.likeCatalogItem, subject: 'catalog', exists: isItem, limit })
}

interface Likeable {
  endpoint: Endpoint & { path: string }
  subject: Subject
  exists: (orm: Orm, id: number) => Promise<boolean>
  limit: AddressLimit
}

/** A GET that changes something, so that only the site's own program may make it, and no HEAD (decisions.md §2). */
function likeCall(app: FastifyInstance, orm: Orm, { endpoint, subject, exists, limit }: Likeable): void {
  const ownProgramOnly = { onRequest: [refuseCrossSite, refuseForms], exposeHeadRoute: false }
  app.get(endpoint.path, ownProgramOnly, async (request: FastifyRequest, reply) => {
    keepPrivate(reply)
    limit.consume(request.ip)
    const { id } = callInput(endpoint, request) as { id: number }
    const visitor = await readVisitor(orm, request)
    if (!visitor.id) throw new AppError(400, messages.visitorId)
    if (!(await exists(orm, id))) throw notFound()
    return { result: { likes: await like(orm, subject, id, visitor.id), liked: true } }
  })
}

const keepPrivate = (reply: FastifyReply) =>
  reply.headers({ 'cache-control': 'private, no-store', vary: VISITOR_HEADERS })
