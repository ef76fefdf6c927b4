import { getReadPermission } from '@rapport/staff-contract/staff/audit'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../platform/http/api-error.ts'
import type { ConcurrencyLimit } from '../platform/limits/concurrency-limit.ts'
import { limitConcurrency } from '../platform/limits/limit-concurrency.ts'
import { limitStoredRate } from '../platform/limits/route-rate-limit.ts'
import { changeStaffPassword, getStaffAccount, toStaffSession, updateStaffAccount } from './account.ts'
import { type AddAdminRoute, registerAdminScope } from './admin-route.ts'
import { listAudit, listChanges } from './audit/list-audit.ts'
import {
  addStaffPasskey,
  createStaffPasskeyOptions,
  deleteStaffPasskey,
  renameStaffPasskey,
} from './factors/passkey-setup.ts'
import { createRecoveryCodes, createTotpOptions, disableTotp, enableTotp } from './factors/totp-setup.ts'
import { inviteStaff } from './members/invite.ts'
import {
  blockStaff,
  repeatInvitation,
  resetStaffSignIn,
  unblockStaff,
  updateStaffRole,
} from './members/manage.ts'
import { listStaff } from './queries.ts'
import { lockCurrent } from './sessions/current-staff.ts'
import { deleteMemberSessions, deleteStaffSession, listStaffDevices } from './sessions/staff-devices.ts'
import { confirmationRoute, passkeySignInRoutes, signInRoutes } from './sign-in/sign-in-routes.ts'
import type { StaffDeps } from './staff-deps.ts'

/** Adds all endpoints of staff. `limitKey` keys the hashes of IP addresses that are counted. */
export async function staffRoutes(
  app: FastifyInstance,
  deps: StaffDeps,
  { limitKey, requests }: { limitKey: Buffer; requests: ConcurrencyLimit },
): Promise<void> {
  const { limits } = deps
  const scoped = (limit: (scope: FastifyInstance) => void, add: (route: AddAdminRoute) => void) =>
    registerAdminScope(app, deps, { limit, add })
  // No concurrency limit here: delayed passwords would occupy it and lock out signed-in staff.
  await scoped(
    (scope) => limitStoredRate(scope, limits.calls, limitKey),
    (route) => signInRoutes(route, deps),
  )
  await scoped(
    (scope) => limitStoredRate(scope, limits.passkeys, limitKey),
    (route) => passkeySignInRoutes(route, deps),
  )
  await scoped(
    (scope) => limitConcurrency(scope, requests),
    (route) => {
      sessionRoutes(route, deps)
      confirmationRoute(route, deps)
      accountRoutes(route, deps)
      memberRoutes(route, deps)
      auditRoutes(route, deps)
    },
  )
}

function sessionRoutes(route: AddAdminRoute, deps: StaffDeps): void {
  const { orm } = deps.database
  route('getStaffSession', async ({ current }) => ({
    session: current ? toStaffSession(current, deps.now()) : null,
  }))
  route('signOutStaff', async ({ current, audit, setSession }) => {
    await orm.transaction(async (tx) => {
      const { id } = await lockCurrent(tx, current)
      await deleteStaffSession(tx, id, current.session.id)
      await audit(tx, { subject: 'staff-session', subjectId: current.session.id })
    })
    setSession(undefined)
    return {}
  })
  route('getStaffDevices', async ({ current }) => ({ devices: await listStaffDevices(deps, current) }))
  route('endStaffDevice', async ({ current, input, audit }) => {
    await orm.transaction(async (tx) => {
      const { id } = await lockCurrent(tx, current)
      // Another member's session answers 404.
      if (!(await deleteStaffSession(tx, id, input.id))) throw notFound()
      await audit(tx, { subject: 'staff-session', subjectId: input.id })
    })
    return {}
  })
  route('endOtherStaffDevices', async ({ current, audit }) => {
    await orm.transaction(async (tx) => {
      const { id } = await lockCurrent(tx, current)
      const ended = await deleteMemberSessions(tx, id, current.session.id)
      await audit(tx, { subject: 'staff', subjectId: id, after: { endedSessions: ended } })
    })
    return {}
  })
}

function accountRoutes(route: AddAdminRoute, deps: StaffDeps): void {
  route('getStaffAccount', ({ current }) => getStaffAccount(deps.database.orm, current.member))
  route('updateStaffAccount', (call) => updateStaffAccount(deps, call))
  route('changeStaffPassword', (call) => changeStaffPassword(deps, call))
  route('createTotpOptions', (call) => createTotpOptions(deps, call))
  route('enableTotp', (call) => enableTotp(deps, call))
  route('disableTotp', (call) => disableTotp(deps, call))
  route('createRecoveryCodes', (call) => createRecoveryCodes(deps, call))
  route('createStaffPasskeyOptions', (call) => createStaffPasskeyOptions(deps, call))
  route('createStaffPasskey', (call) => addStaffPasskey(deps, call))
  route('updateStaffPasskey', (call) => renameStaffPasskey(deps, call))
  route('deleteStaffPasskey', (call) => deleteStaffPasskey(deps, call))
}

function memberRoutes(route: AddAdminRoute, deps: StaffDeps): void {
  route('getStaff', async () => ({ members: await listStaff(deps.database.orm) }))
  route('inviteStaff', (call) => inviteStaff(deps, call))
  route('updateStaffRole', (call) => updateStaffRole(deps, call))
  route('repeatInvitation', (call) => repeatInvitation(deps, call))
  route('blockStaff', (call) => blockStaff(deps, call))
  route('unblockStaff', (call) => unblockStaff(deps, call))
  route('resetStaffSignIn', (call) => resetStaffSignIn(deps, call))
}

function auditRoutes(route: AddAdminRoute, { database: { orm } }: StaffDeps): void {
  route('getAudit', ({ input }) => listAudit(orm, input))
  route('getChanges', async ({ input, current, requirePermission }) => {
    await requirePermission(getReadPermission(input.subject))
    return listChanges(orm, input, hasPermission(current.member.role, 'audit.read'))
  })
}
