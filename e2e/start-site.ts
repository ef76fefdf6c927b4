import { runSite } from './run-site.ts'

/** One site for all browser tests, and one under development for the parts at /__playground/. */
export default async function startSite(): Promise<() => Promise<void>> {
  const [site, development] = await Promise.all([
    runSite(),
    runSite({ NODE_ENV: 'development', DEMO_CONTENT: 'off' }, 'scripts/dev.ts'),
  ])
  process.env.SITE_URL = site.address
  process.env.SITE_DATA_DIR = site.directory
  process.env.PLAYGROUND_URL = development.address
  return async () => {
    await Promise.all([site.stop(), development.stop()])
  }
}
