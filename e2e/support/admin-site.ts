import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { startMailServer } from './mail-server.ts'
import { OWNER, OWNER_VARIABLES, runSite } from './run-site.ts'

export { OWNER }

/** A site of its own, for the staff that one file of tests makes: nobody else uses up its codes. */
export interface AdminSite {
  /** Without a slash at the end. */
  address: string
  /** The directory of its mails. */
  mails: string
  /** Of the owner, each good once; empty until codes are set up. */
  recoveryCodes: string[]
  stop(): Promise<void>
}

export async function startAdminSite(variables: Record<string, string> = {}): Promise<AdminSite> {
  const mails = mkdtempSync(join(tmpdir(), 'rapport-admin-mails-'))
  const mailServer = await startMailServer(mails)
  const site = await runSite({
    ...{ SMTP_URL: mailServer.url, ...OWNER_VARIABLES },
    ...variables,
  })
  return {
    ...{ address: site.address, mails, recoveryCodes: [] },
    async stop() {
      await site.stop()
      await mailServer.stop()
      rmSync(mails, { recursive: true, force: true })
    },
  }
}

/** The code that an app shows now. */
export const codeOf = (secret: string): string => new TOTP({ secret: secret.replace(/\s/g, '') }).generate()

/** Signs the owner in by calls in the browser of a context; the first time it sets codes up. */
export async function signInOwner({ request }: BrowserContext, site: AdminSite): Promise<void> {
  const post = async (path: string, data: object = {}) => {
    const headers = { 'X-Requested-With': 'XMLHttpRequest' }
    const answer = await request.post(`${site.address}/api/v1/admin/${path}`, { headers, data })
    expect(answer.status()).toBe(200)
    return (await answer.json()).result
  }
  const { stage } = await post('auth/password', OWNER)
  if (stage === 'code') return post('auth/code', { code: site.recoveryCodes.pop() })
  const { options } = await post('account/totp-options')
  const { recoveryCodes } = await post('account/totp', { code: codeOf(options.secret) })
  site.recoveryCodes = recoveryCodes
}

/** Opens a screen of the back office, and waits until it is drawn. */
export async function openScreen(page: Page, site: AdminSite, path: string, heading: string): Promise<void> {
  await page.goto(`${site.address}/admin${path}`)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}
