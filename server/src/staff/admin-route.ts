import { messages } from '@rapport/contract/errors/messages'
import { IDEMPOTENCY_KEY_MAX } from '@rapport/contract/orders/order-limits'
import type { AdminEndpoint } from '@rapport/staff-contract/endpoints/admin-endpoint'
import {
  type AdminForm,
  type AdminInput,
  type AdminResult,
  adminEndpoints,
  type IsOpen,
} from '@rapport/staff-contract/endpoints/admin-endpoints'
import type { AdminEndpointName } from '@rapport/staff-contract/endpoints/admin-routes'
import { PRESSED_AGO_MAX_MS } from '@rapport/staff-contract/inbox/inbox-limits'
import type { Permission } from '@rapport/staff-contract/staff/permissions'
import { staffMessages } from '@rapport/staff-contract/staff/staff-messages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { rejectOtherOrigins, requireXhr } from '../platform/http/csrf.ts'
import { replyBeforeBody } from '../platform/http/early-response.ts'
import { EventStream } from '../platform/http/event-stream.ts'
import { type Client, readClient } from '../platform/http/request/client.ts'
import { acceptForms } from '../platform/http/request/form-body.ts'
import { parseForm } from '../platform/http/request/parse-form.ts'
import { parseInput } from '../platform/http/request/parse-input.ts'
import type { ConcurrencyLimitOptions } from '../platform/limits/concurrency-limit.ts'
import { parseResult } from '../platform/schemas/result-shape.ts'
import { type AuditEntry, writeAudit, writeRefusal } from './audit/audit-log.ts'
import { type AdminBody, parseUpload, type StaffUploads, type UploadedFile } from './parse-upload.ts'
import { authorize, requirePermission } from './sessions/authorize.ts'
import type { CurrentStaff } from './sessions/current-staff.ts'
import { setSessionCookie } from './sessions/session-cookie.ts'
import type { StaffDeps } from './staff-deps.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks an endpoint of the back office. */
    staff: CurrentStaff | undefined
  }
  interface FastifyInstance {
    /**
     * Adds endpoints of other domains to the back office, with all that holds for those of the staff. Where they have no limit of
     * their own they share that of all.
     */
    addAdminRoutes(add: (route: AddAdminRoute) => void, limit?: ConcurrencyLimitOptions): Promise<void>
  }
}

/** Whose doing it is, where that is not who is signed in already. */
interface Signing {
  staffId: number
  sessionId?: string
}

/** A call of the back office: checked, and by somebody who may. */
export interface AdminCall<N extends AdminEndpointName = AdminEndpointName> {
  name: AdminEndpointName
  input: AdminInput<N>
  form: AdminForm<N>
  /** Undefined where the endpoint takes none; gone again once the call is answered. */
  file: UploadedFile | undefined
  client: Client
  /** Sent with each try of one write, so that it is done once. */
  idempotencyKey: string | undefined
  /** How long before this try it was pressed, in ms: a phone without a connection sends it later. */
  pressedAgoMs: number
  /** Whether a stream of events is asked for. */
  acceptsEvents: boolean
  current: IsOpen<N> extends true ? CurrentStaff | undefined : CurrentStaff
  /** Throws the 403 where somebody may use the endpoint, and not for this: which permission a thing asks for follows from it. */
  requirePermission(permission: Permission): Promise<void>
  /** Writes to the audit log what is done, within the transaction that does it. */
  audit(tx: Orm, entry?: AuditEntry, signing?: Signing): Promise<void>
  /** Notes a refused factor, of an account where one is known, in both logs. */
  noteRefusal(staffId: number | undefined, email?: string): Promise<void>
  /** Has the browser keep the token of a session, or forget it. */
  setSession(token: string | undefined): void
}

/** Adds the route of an endpoint, with all that holds for every endpoint of the back office. */
export type AddAdminRoute = <N extends AdminEndpointName>(
  name: N,
  handler: (call: AdminCall<N>) => Promise<AdminResult<N> | EventStream>,
) => void

/** Proxies send on what comes, as it comes. */
const EVENT_HEADERS = { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' }

/** Registers a scope of the back office: `limit` bounds what is asked of it, `add` its routes. */
export async function registerAdminScope(
  app: FastifyInstance,
  deps: StaffDeps,
  { limit, add }: { limit: (scope: FastifyInstance) => void; add: (route: AddAdminRoute) => void },
): Promise<void> {
  await app.register(async (scope) => {
    limit(scope)
    await prepareAdminScope(scope, deps.publicUrl)
    add(createAddAdminRoute(scope, deps))
  })
}

/** Makes a scope one of the back office: forms of each kind, nothing stored, no page but its own. */
async function prepareAdminScope(scope: FastifyInstance, publicUrl: string): Promise<void> {
  replyBeforeBody(scope)
  await acceptForms(scope)
  scope.decorateRequest('staff', undefined)
  scope.addHook('onRequest', async (_request: FastifyRequest, reply: FastifyReply) => {
    reply.headers({ 'cache-control': 'private, no-store', vary: 'Cookie' })
  })
  rejectOtherOrigins(scope, publicUrl)
}

/** Returns what adds routes to a scope: each asks who may before it reads a body, and answers what its schema says alone. */
function createAddAdminRoute(scope: FastifyInstance, deps: StaffDeps): AddAdminRoute {
  return (name, handler) => {
    const endpoint: AdminEndpoint & { method: string; path: string } = adminEndpoints[name]
    scope.route({
      method: endpoint.method,
      url: endpoint.path,
      onRequest: [
        ...(endpoint.method === 'GET' ? [] : [requireXhr]),
        async (request) => {
          request.staff = await authorize(deps, request, name, endpoint)
        },
      ],
      handler: async (request, reply) => {
        const input = parseInput(endpoint, request)
        await using body = await parseBody(request, endpoint, deps)
        const { form, file } = body
        const call = { ...callOf(deps, name, request, reply), input, form, file }
        const result = await handler(call as unknown as AdminCall<typeof name>)
        if (result instanceof EventStream) return reply.headers(EVENT_HEADERS).send(result.readable)
        return { result: parseResult(endpoint.result, result) }
      },
    })
  }
}

/** Returns the form of a body, and its file, where an endpoint takes them; the file goes with it. */
async function parseBody(
  request: FastifyRequest,
  { form, fileBytes }: AdminEndpoint,
  uploads: StaffUploads,
): Promise<AdminBody & AsyncDisposable> {
  if (fileBytes !== undefined) return parseUpload(request, { schema: form, maxBytes: fileBytes, uploads })
  return {
    form: form && (await parseForm(request, form)),
    file: undefined,
    [Symbol.asyncDispose]: async () => undefined,
  }
}

function callOf(deps: StaffDeps, action: AdminEndpointName, request: FastifyRequest, reply: FastifyReply) {
  const client = readClient(request)
  const current = request.staff
  const actorOf = (signing?: Partial<Signing>) => ({
    at: deps.now(),
    staffId: signing?.staffId ?? current?.member.id ?? null,
    sessionId: signing?.sessionId ?? current?.session.id ?? null,
    ip: client.ip,
    action,
  })
  return {
    name: action,
    client,
    idempotencyKey: readIdempotencyKey(request),
    pressedAgoMs: readPressedAgo(request),
    acceptsEvents: request.headers.accept === 'text/event-stream',
    current,
    async requirePermission(permission) {
      if (!current) throw new ApiError(401, staffMessages.signIn)
      await requirePermission(deps, request, action, { current, permission })
    },
    audit: (tx, entry, signing) => writeAudit(tx, actorOf(signing), entry),
    async noteRefusal(staffId, email) {
      deps.logSecurityEvent('staff_sign_in_failed', { staffId, email, ip: client.ip })
      if (await deps.limits.isRefusalNoted())
        await writeRefusal(deps.database.orm, { ...actorOf(), staffId: staffId ?? null })
    },
    setSession: (token) => setSessionCookie(reply, deps.publicUrl, token),
  } satisfies Omit<AdminCall<'getStaffSession'>, 'input' | 'form' | 'file'>
}

/** Returns what tells one write from another. Throws the 400 of one that is too long. */
function readIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined || key === '') return undefined
  if (typeof key !== 'string' || key.length > IDEMPOTENCY_KEY_MAX || !/^[\x20-\x7e]+$/.test(key))
    throw new ApiError(400, messages.idempotencyKey)
  return key
}

/** Reads an age, not a moment: clocks of phones are wrong, the time between two looks at one of them is not. */
function readPressedAgo({ headers }: FastifyRequest): number {
  const ago = Number(headers['x-pressed-ago'] ?? 0)
  return ago > 0 ? Math.min(ago, PRESSED_AGO_MAX_MS) : 0
}
