import { runSite } from './run-site.ts'

/** One site for all browser tests, and one without content that shows the parts at /__playground/. */
export default async function startSite(): Promise<() => Promise<void>> {
  const [site, playground] = await Promise.all([
    // Members register from addresses of their own: see members.ts.
    runSite({ TRUST_PROXY: '127.0.0.1,::1' }),
    runSite({ DEMO_CONTENT: 'off' }, 'scripts/playground.ts'),
  ])
  process.env.SITE_URL = site.address
  process.env.SITE_DATA_DIR = site.directory
  process.env.PLAYGROUND_URL = playground.address
  return async () => {
    await Promise.all([site.stop(), playground.stop()])
  }
}
