import { runSite } from './run-site.ts'

/** One site for all browser tests. */
export default async function startSite(): Promise<() => Promise<void>> {
  const { address, directory, stop } = await runSite()
  process.env.SITE_URL = address
  process.env.SITE_DATA_DIR = directory
  return stop
}
