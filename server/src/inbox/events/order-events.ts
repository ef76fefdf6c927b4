import { messages } from '@rapport/contract/errors/messages'
import type { InboxEvent } from '@rapport/staff-contract/inbox/inbox'
import {
  EVENTS_BEAT_SECONDS,
  EVENTS_MAX,
  EVENTS_OF_SESSION_MAX,
} from '@rapport/staff-contract/inbox/inbox-limits'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { findOrderNumberById } from '../../orders/queries.ts'
import type { Database } from '../../platform/database/database.ts'
import { redactQueryError } from '../../platform/database/database-errors.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { beatEach, EventStream } from '../../platform/http/event-stream.ts'
import type { Clock } from '../../platform/process/clock.ts'
import type { CurrentStaff } from '../../staff/sessions/current-staff.ts'
import { staff, staffSessions } from '../../staff/tables.ts'
import { ORDERS_CHANGED, type OrderNotice } from './notify-orders.ts'

/** Seconds after which a rejected client may retry. */
const RETRY_AFTER = 30

/** Streams of order events, for hidden tabs too: browsers limit timers there to one a minute. */
export interface OrderEvents {
  /** Opens a stream. Throws 429 if the session or the process has too many. */
  open(current: CurrentStaff): EventStream
  /** Calls back when a test order has reached the streams of this process. Streams receive nothing of it. */
  onProbe(listener: (probeId: string) => Promise<void>): void
  /** Ends all streams and opens no more. */
  close(): Promise<void>
}

interface Watcher {
  stream: EventStream
  sessionId: string
  staffId: number
}

interface OrderEventsDeps {
  database: Database
  now: Clock
  log: FastifyBaseLogger
}

/** Creates the streams of one process. Sessions that have ended receive no more events. */
export async function createOrderEvents({ database, now, log }: OrderEventsDeps): Promise<OrderEvents> {
  const { orm } = database
  const watchers = new Set<Watcher>()
  const probeListeners: ((probeId: string) => Promise<void>)[] = []
  let isClosed = false

  /** Ends streams of ended sessions, and of members who may no longer read orders. */
  async function endStale(): Promise<void> {
    if (watchers.size === 0) return
    const ids = [...new Set([...watchers].map(({ sessionId }) => sessionId))]
    const rows = await orm
      .select({ id: staffSessions.id, role: staff.role })
      .from(staffSessions)
      .innerJoin(staff, eq(staff.id, staffSessions.staffId))
      .where(
        and(
          inArray(staffSessions.id, ids),
          eq(staffSessions.stage, 'complete'),
          gt(staffSessions.expiresAt, now()),
          isNull(staff.blockedAt),
        ),
      )
    const live = new Set(rows.filter(({ role }) => hasPermission(role, 'orders.read')).map(({ id }) => id))
    for (const watcher of watchers) if (!live.has(watcher.sessionId)) end(watcher)
  }

  function end(watcher: Watcher): void {
    watchers.delete(watcher)
    watcher.stream.end()
  }

  async function broadcast({ kind, orderId, staffId }: OrderNotice): Promise<void> {
    if (kind === 'probe') {
      for (const listener of probeListeners) await listener(orderId)
      return
    }
    if (watchers.size === 0) return
    await endStale()
    const number = kind === 'changed' ? undefined : await findOrderNumberById(orm, orderId)
    const event: InboxEvent = { kind, order: number ? { id: orderId, number } : null }
    for (const watcher of watchers)
      if (staffId === undefined || watcher.staffId === staffId) watcher.stream.send(event)
  }

  const onError = (error: unknown) => log.error({ err: redactQueryError(error) }, 'order events failed')
  const send = (notice: OrderNotice) => void broadcast(notice).catch(onError)
  const stopListening = await database.listen(ORDERS_CHANGED, {
    onNotify: (payload) => send(JSON.parse(payload)),
    // Clients reload everything.
    onMissed: () => send({ kind: 'changed', orderId: '' }),
  })
  const stopBeat = beatEach(
    EVENTS_BEAT_SECONDS,
    () => endStale().catch(onError),
    () => [...watchers].map(({ stream }) => stream),
  )

  return {
    open({ session, member }) {
      const sessionWatchers = [...watchers].filter(({ sessionId }) => sessionId === session.id)
      if (isClosed || sessionWatchers.length >= EVENTS_OF_SESSION_MAX || watchers.size >= EVENTS_MAX)
        throw new ApiError(429, messages.unavailable).retryIn(RETRY_AFTER)
      const stream = new EventStream(() => void watchers.delete(watcher))
      const watcher = { stream, sessionId: session.id, staffId: member.id }
      watchers.add(watcher)
      return stream
    },
    onProbe: (listener) => void probeListeners.push(listener),
    async close() {
      isClosed = true
      stopBeat()
      for (const watcher of watchers) end(watcher)
      await stopListening()
    },
  }
}
