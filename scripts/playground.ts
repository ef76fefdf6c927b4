/** Serves the playground build: UI parts at /__playground/, mails at /__playground/mails/. */
import { join } from 'node:path'
import { openSite } from '@rapport/site/open-site'
import { start } from '../start.ts'

const ROOT = join(import.meta.dirname, '..')

const site = await openSite(join(ROOT, 'site/build/playground'))
const { url } = await start({ site: { ...site, playground: true } })
console.log(url)
