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
    /** Signed-in staff member of a back office request. */
    staff: CurrentStaff | undefined
  }
  interface FastifyInstance {
    /**
     * Adds endpoints of other domains to the back office, with the same checks as those of staff. Without a `limit`
     * they share the concurrency limit of staff.
     */
    addAdminRoutes(add: (route: AddAdminRoute) => void, limit?: ConcurrencyLimitOptions): Promise<void>
  }
}

/** The actor of an entry if it is not the signed-in member, such as during a sign-in. */
interface Signing {
  staffId: number
  sessionId?: string
}

/** An authorized request to the back office, with its parsed input. */
export interface AdminCall<N extends AdminEndpointName = AdminEndpointName> {
  name: AdminEndpointName
  input: AdminInput<N>
  form: AdminForm<N>
  /** Undefined if the endpoint accepts no file. Deleted after the response. */
  file: UploadedFile | undefined
  client: Client
  /** Equal for all tries of a write, so that it is done once. */
  idempotencyKey: string | undefined
  /** Milliseconds between the click and this try: an offline phone sends a write later. */
  pressedAgoMs: number
  /** Whether the client requests a stream of events. */
  acceptsEvents: boolean
  current: IsOpen<N> extends true ? CurrentStaff | undefined : CurrentStaff
  /** Throws 403 without a permission that depends on the request, not on the endpoint alone. */
  requirePermission(permission: Permission): Promise<void>
  /** Writes an audit row in the transaction of the change. */
  audit(tx: Orm, entry?: AuditEntry, signing?: Signing): Promise<void>
  /** Logs a refused factor in the security log and the audit log. */
  logRefusal(staffId: number | undefined, email?: string): Promise<void>
  /** Sets the session cookie, or clears it without a token. */
  setSession(token: string | undefined): void
}

/** Adds the route of an endpoint with all checks of the back office. */
export type AddAdminRoute = <N extends AdminEndpointName>(name: N, handler: AdminHandler<N>) => void

type AdminHandler<N extends AdminEndpointName> = (call: AdminCall<N>) => Promise<AdminResult<N> | EventStream>

/** Proxies must not buffer the stream. */
const EVENT_HEADERS = { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' }

/** Registers a scope of the back office: `limit` adds a limit, `add` adds the routes. */
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

/** Accepts all form types, forbids caching, and rejects requests from other origins. */
async function prepareAdminScope(scope: FastifyInstance, publicUrl: string): Promise<void> {
  replyBeforeBody(scope)
  await acceptForms(scope)
  scope.decorateRequest('staff', undefined)
  scope.addHook('onRequest', async (_request: FastifyRequest, reply: FastifyReply) => {
    reply.headers({ 'cache-control': 'private, no-store', vary: 'Cookie' })
  })
  rejectOtherOrigins(scope, publicUrl)
}

/**
 * Returns a function that adds routes. Each authorizes before it reads a body, and returns only fields of its result
 * schema.
 */
function createAddAdminRoute(scope: FastifyInstance, deps: StaffDeps): AddAdminRoute {
  return <N extends AdminEndpointName>(name: N, handler: AdminHandler<N>) => {
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
        const result = await handler({
          ...createCall(deps, name, request, reply),
          // Validated by the endpoint's own schemas, and by `authorize`.
          input: input as AdminInput<N>,
          form: body.form as AdminForm<N>,
          file: body.file,
          current: request.staff as AdminCall<N>['current'],
        })
        if (result instanceof EventStream) return reply.headers(EVENT_HEADERS).send(result.readable)
        return { result: parseResult(endpoint.result, result) }
      },
    })
  }
}

/** Parses the form and the file that an endpoint accepts. Disposing of the result deletes the file. */
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

function createCall(
  deps: StaffDeps,
  action: AdminEndpointName,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const client = readClient(request)
  const current = request.staff
  const createActor = (signing?: Partial<Signing>) => ({
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
    audit: (tx, entry, signing) => writeAudit(tx, createActor(signing), entry),
    async logRefusal(staffId, email) {
      deps.logSecurityEvent('staff_sign_in_failed', { staffId, email, ip: client.ip })
      if (await deps.limits.countRefusal())
        await writeRefusal(deps.database.orm, { ...createActor(), staffId: staffId ?? null })
    },
    setSession: (token) => setSessionCookie(reply, deps.publicUrl, token),
  } satisfies Omit<AdminCall<'getStaffSession'>, 'input' | 'form' | 'file'>
}

/** Returns the idempotency key. Throws 400 if it is malformed. */
function readIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined || key === '') return undefined
  if (typeof key !== 'string' || key.length > IDEMPOTENCY_KEY_MAX || !/^[\x20-\x7e]+$/.test(key))
    throw new ApiError(400, messages.idempotencyKey)
  return key
}

/** An age instead of a time, because clocks of phones are wrong while their time differences are right. */
function readPressedAgo({ headers }: FastifyRequest): number {
  const ago = Number(headers['x-pressed-ago'] ?? 0)
  return ago > 0 ? Math.min(ago, PRESSED_AGO_MAX_MS) : 0
}
