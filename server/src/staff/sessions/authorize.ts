import { MINUTE_MS } from '@rapport/contract/hours/durations'
import type { AdminEndpoint } from '@rapport/staff-contract/endpoints/admin-endpoint'
import type { AdminEndpointName } from '@rapport/staff-contract/endpoints/admin-routes'
import {
  ACCESS_STAGES,
  hasPermission,
  isPermission,
  type Permission,
  type SignInStage,
} from '@rapport/staff-contract/staff/permissions'
import { CONFIRMATION_MINUTES } from '@rapport/staff-contract/staff/staff-limits'
import { staffMessages } from '@rapport/staff-contract/staff/staff-messages'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../platform/http/api-error.ts'
import { parseIp } from '../../platform/http/request/client-ip.ts'
import { writeRefusal } from '../audit/audit-log.ts'
import type { StaffDeps } from '../staff-deps.ts'
import { type CurrentStaff, findStaffSession, touchStaffSession } from './current-staff.ts'
import { readSessionToken } from './session-cookie.ts'
import type { StaffSessionRow } from './staff-sessions.ts'

/** Until when a session need not show a factor again. */
export const confirmedUntil = ({ confirmedAt }: Pick<StaffSessionRow, 'confirmedAt'>): Date =>
  new Date(confirmedAt.getTime() + CONFIRMATION_MINUTES * MINUTE_MS)

/**
 * Returns who is asking, for whoever may ask this: the one place where that is decided. Throws 401 to nobody and to who
 * waits for a code, 403 where the stage is `setup` (with the field `secondFactor`), where the role lacks the permission
 * (which the audit log notes), and where a factor has to be shown again (with the field `confirmation`).
 */
export async function authorize(
  deps: StaffDeps,
  request: FastifyRequest,
  action: AdminEndpointName,
  { access, confirmed = false, isBackground = false }: AdminEndpoint,
): Promise<CurrentStaff | undefined> {
  const token = readSessionToken(request, deps.publicUrl)
  const find = isBackground ? findStaffSession : touchStaffSession
  const current = token && (await find(deps.database.orm, token, deps.now()))
  if (access === 'anybody') return current || undefined
  if (!current) throw new ApiError(401, staffMessages.signIn)
  const { session } = current
  const stages: readonly SignInStage[] = ACCESS_STAGES[isPermission(access) ? 'signed-in' : access]
  if (!stages.includes(session.stage)) throw wrongStage(session.stage)
  if (isPermission(access)) await requirePermission(deps, request, action, { current, permission: access })
  if (confirmed && confirmedUntil(session) <= deps.now())
    throw new ApiError(403, staffMessages.confirm, { confirmation: [staffMessages.confirm] })
  return current
}

/** Throws the 403, which the audit log notes, where the role of who is asking lacks a permission. */
export async function requirePermission(
  { database, now, logSecurityEvent }: StaffDeps,
  { ip }: FastifyRequest,
  action: AdminEndpointName,
  { current: { session, member }, permission }: { current: CurrentStaff; permission: Permission },
): Promise<void> {
  if (hasPermission(member.role, permission)) return
  logSecurityEvent('staff_refused', { staffId: member.id, ip })
  const actor = { at: now(), staffId: member.id, sessionId: session.id, ip: parseIp(ip) ?? '', action }
  await writeRefusal(database.orm, actor)
  throw new ApiError(403, staffMessages.notAllowed)
}

function wrongStage(stage: SignInStage): ApiError {
  if (stage === 'setup')
    return new ApiError(403, staffMessages.setupFirst, { secondFactor: [staffMessages.setupFirst] })
  // Whoever is signed in has no code to send.
  if (stage === 'complete') return new ApiError(409, staffMessages.signedInAlready)
  return new ApiError(401, staffMessages.codeStage)
}
