import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type APIRequestContext,
  type BrowserContext,
  type Cookie,
  expect,
  type Page,
  test,
} from '@playwright/test'
import { adminRoutes } from '@rapport/staff-contract/endpoints/admin-routes'
import { needsSecondFactor, type StaffRole } from '@rapport/staff-contract/staff/permissions'
import { TOTP } from 'otpauth'
import { startMailServer } from './mail-server.ts'
import { findLink } from './mailbox.ts'
import { OWNER, OWNER_VARIABLES, runSite } from './run-site.ts'

export { OWNER }

/** A separate site for the staff of one test file, so that no other file uses up its codes. */
export interface AdminSite {
  /** Without a trailing slash. */
  origin: string
  /** Directory of its mails. */
  mails: string
  /** Recovery codes of the owner, each valid once; empty until codes are set up. */
  recoveryCodes: string[]
  /** Cookies of the owner, as the last sign-in left them. */
  cookies: Cookie[]
  stop(): Promise<void>
}

/**
 * Starts a site before the tests of a file and stops it afterwards; the tests run in order. Its properties are
 * available while they run. A new site is empty and closed.
 */
export function useAdminSite(variables?: Record<string, string>, isNew = false): AdminSite {
  test.describe.configure({ mode: 'default' })
  const site = {} as AdminSite
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    Object.assign(site, await startAdminSite(variables, isNew))
  })
  test.afterAll(() => site.stop())
  return site
}

async function startAdminSite(variables: Record<string, string> = {}, isNew = false): Promise<AdminSite> {
  const mails = mkdtempSync(join(tmpdir(), 'rapport-admin-mails-'))
  const mailServer = await startMailServer(mails)
  const site = await runSite(
    { SMTP_URL: mailServer.url, ...OWNER_VARIABLES, ...variables },
    'build/main.js',
    isNew,
  )
  return {
    origin: site.origin,
    mails,
    recoveryCodes: [],
    cookies: [],
    async stop() {
      await site.stop()
      await mailServer.stop()
      rmSync(mails, { recursive: true, force: true })
    },
  }
}

/** Returns the current code of an authenticator app. */
export const createCode = (secret: string): string =>
  new TOTP({ secret: secret.replace(/\s/g, '') }).generate()

/** Signs the owner in to a context. Reuses the session of an earlier test, because passwords are slow to check. */
export async function signInOwner(context: BrowserContext, site: AdminSite): Promise<void> {
  await context.addCookies(site.cookies)
  const answer = await context.request.get(`${site.origin}${adminRoutes.getStaffSession.path}`)
  if ((await answer.json()).result.session?.stage === 'complete') return
  await signInByPassword(context.request, site)
  site.cookies = await context.cookies()
}

/** The first sign-in sets up codes. */
async function signInByPassword(request: APIRequestContext, site: AdminSite): Promise<void> {
  const { stage } = await post(request, site, 'auth/password', OWNER)
  if (stage === 'code') await post(request, site, 'auth/code', { code: site.recoveryCodes.pop() })
  else site.recoveryCodes = await setUpCodes(request, site)
}

/** Invites a member as the signed-in owner, who is then replaced by the member in the context. */
export async function joinAs(
  context: BrowserContext,
  site: AdminSite,
  { password, ...person }: { email: string; name: string; role: StaffRole; password: string },
): Promise<void> {
  await post(context.request, site, 'staff', person)
  const token = (await findLink(person.email, site.mails)).split('#')[1]
  await context.clearCookies()
  const passwords = { password, passwordConfirmation: password }
  await post(context.request, site, 'auth/invitation', { token, name: person.name, ...passwords })
  if (needsSecondFactor(person.role)) await setUpCodes(context.request, site)
}

async function post(request: APIRequestContext, site: AdminSite, path: string, data: object = {}) {
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  const answer = await request.post(`${site.origin}/api/v1/admin/${path}`, { headers, data })
  expect(answer.status()).toBe(200)
  return (await answer.json()).result
}

/** Returns recovery codes. */
async function setUpCodes(request: APIRequestContext, site: AdminSite): Promise<string[]> {
  const { options } = await post(request, site, 'account/totp-options')
  return (await post(request, site, 'account/totp', { code: createCode(options.secret) })).recoveryCodes
}

/** Opens a screen of the back office and waits until it is drawn. */
export async function openScreen(page: Page, site: AdminSite, path: string, heading: string): Promise<void> {
  await page.goto(`${site.origin}/admin${path}`)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

/**
 * Opens another screen of the open back office without a page load, as its links and Back do, in a fraction of the time.
 * Its heading has to differ from that of the present screen.
 */
export async function followTo(page: Page, path: string, heading: string): Promise<void> {
  await page.evaluate((url) => {
    history.pushState(null, '', url)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/admin${path}`)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}
