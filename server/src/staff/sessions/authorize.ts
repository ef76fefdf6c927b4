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

/** Returns the end of the period after a shown factor, in which no factor is required again. */
export const confirmedUntil = ({ confirmedAt }: Pick<StaffSessionRow, 'confirmedAt'>): Date =>
  new Date(confirmedAt.getTime() + CONFIRMATION_MINUTES * MINUTE_MS)

/**
 * Authenticates and authorizes a request; the only place that decides it. Throws 401 when signed out or awaiting a
 * code, and 403 without the permission, which is logged as refused. Throws 403 with the field `secondFactor` during
 * the setup, and with `confirmation` if a factor must be shown again.
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

/** Throws 403 and logs a refusal if the member's role lacks a permission. */
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
  // A completed sign-in has no code to send.
  if (stage === 'complete') return new ApiError(409, staffMessages.signedInAlready)
  return new ApiError(401, staffMessages.codeStage)
}
