import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { auditLog } from '../src/staff/tables.ts'
import { goodPassword } from './accounts-app.ts'
import { addTotp, type StaffApp, type StaffBrowser } from './staff-app.ts'

const HALF_MINUTE_MS = 30_000

export const signIn = (browser: StaffBrowser, email: string, password = goodPassword) =>
  browser.call('signInStaff', { body: { email, password } })

export const sendCode = (browser: StaffBrowser, code: string) =>
  browser.call('signInStaffByCode', { body: { code } })

/** Returns the stage of a sign-in. Undefined without a session. */
export const getStage = async (browser: StaffBrowser) =>
  (await browser.call('getStaffSession')).result.session?.stage

/** Returns the audit entries of a staff member's action. */
export const listAuditRows = (server: StaffApp, staffId: number, action: string) =>
  server.database.orm
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.staffId, staffId), eq(auditLog.action, action)))

/** Moves the clock of a server forward. */
export function advanceClock(server: StaffApp, ms: number): void {
  server.clock.now = new Date(server.clock.now.getTime() + ms)
}

/** Returns an owner with an authenticator app, and a browser at the code step. */
export async function ownerAtCode(server: StaffApp) {
  const owner = await server.signedIn('owner')
  const { secret, recoveryCodes } = await addTotp(server, owner)
  advanceClock(server, 2 * HALF_MINUTE_MS)
  const browser = server.browser()
  expect((await signIn(browser, owner.email)).result).toEqual({ stage: 'code' })
  return { owner, secret, recoveryCodes, browser }
}
