import { type AdminEndpointName, adminRoutes } from '@rapport/staff-contract/endpoints/admin-routes'
import type { StaffRole } from '@rapport/staff-contract/staff/permissions'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../src/platform/database/database.ts'
import { createStaffSession } from '../src/staff/sessions/staff-sessions.ts'
import { staff } from '../src/staff/tables.ts'

interface StaffCall {
  body?: object
  /** Value of `:id`. */
  id?: number | string
  query?: Record<string, string>
}

/** Calls an endpoint of the back office. Returns its result, or throws its error. */
// biome-ignore lint/suspicious/noExplicitAny: each caller knows its type.
export type StaffCaller = (name: AdminEndpointName, input?: StaffCall) => Promise<any>

/**
 * Creates a staff member with a session, for programs other than tests. Returns a function that sends their
 * requests.
 */
export async function createStaffCaller(
  { app, database }: { app: FastifyInstance; database: Database },
  { email, role, now }: { email: string; role: StaffRole; now: Date },
): Promise<StaffCaller> {
  const [row] = await database.orm
    .insert(staff)
    .values({ email, name: 'Анна Ткач', role, createdAt: now, joinedAt: now })
    .returning({ id: staff.id })
  const client = { ip: '198.51.100.4', device: undefined, userAgent: '' }
  const { token } = await database.orm.transaction((tx) =>
    createStaffSession(tx, { staffId: row?.id ?? 0, stage: 'complete', client, now }),
  )
  return async (name, { body, id = '', query } = {}) => {
    const answer = await app.inject({
      method: adminRoutes[name].method as 'GET',
      url: adminRoutes[name].path.replace(':id', String(id)),
      ...(query ? { query } : {}),
      headers: { 'x-requested-with': 'XMLHttpRequest', cookie: `__Secure-rapport-staff=${token}` },
      ...(body ? { payload: body } : {}),
    })
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.statusCode} ${answer.body}`)
    return JSON.parse(answer.body).result
  }
}
