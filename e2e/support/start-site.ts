import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailServer } from './mail-server.ts'
import { makeEmptyDirectory, makeSeededDirectory, runSite } from './run-site.ts'

/**
 * Starts one site for all browser tests with a mail server, and one without content with the parts at /__playground/.
 */
export default async function startSite(): Promise<() => Promise<void>> {
  const mails = mkdtempSync(join(tmpdir(), 'rapport-mails-'))
  const mailServer = await startMailServer(mails)
  // The compile cache of earlier starts halves the time of the some thirty starts of a run.
  const compiled = mkdtempSync(join(tmpdir(), 'rapport-compiled-'))
  process.env.NODE_COMPILE_CACHE = compiled
  const made: string[] = []
  execFileSync('npm', ['run', 'build:playground'], { stdio: 'inherit' })
  // `npm test` has created the template directories.
  const ensureDirectory = async (variable: string, make: () => Promise<string>) => {
    if (process.env[variable]) return
    const directory = await make()
    made.push(directory)
    process.env[variable] = directory
  }
  await ensureDirectory('SEEDED_DIRECTORY', makeSeededDirectory)
  await ensureDirectory('EMPTY_DIRECTORY', makeEmptyDirectory)
  const [site, playground] = await Promise.all([
    // Members register from different IP addresses: see members.ts.
    runSite({ TRUST_PROXY: '127.0.0.1,::1', SMTP_URL: mailServer.url }),
    runSite({ DEMO_CONTENT: 'off' }, 'scripts/playground.ts'),
  ])
  process.env.SITE_URL = site.origin
  process.env.SITE_MAILS = mails
  process.env.PLAYGROUND_URL = playground.origin
  return async () => {
    await Promise.all([site.stop(), playground.stop()])
    await mailServer.stop()
    for (const directory of [mails, compiled, ...made]) rmSync(directory, { recursive: true, force: true })
  }
}
