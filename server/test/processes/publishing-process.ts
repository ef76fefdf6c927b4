import type { Entry } from '@rapport/staff-contract/entries/entries'
import { getSiteProperties } from '../../src/content/queries.ts'
import { media } from '../../src/media/tables.ts'
import { buildApp } from '../build-app.ts'
import { PICTURE, postFields } from '../content/entries.ts'
import { seedSmallFactory } from '../orders-app.ts'
import { createStaffCaller } from '../staff-caller.ts'
import { openProcessDatabase } from './open-process-database.ts'

/**
 * Server in its own process, which tests kill. It publishes all due entries. WORK is its other work:
 * - `publish` creates COUNT posts, prints `publishing`, publishes them together and prints `published`.
 * - `schedule` creates them, schedules each for ten minutes ago and prints `scheduled`.
 * - `serve` prints `serving`.
 */
const { DATA_DIR = '', WORK = 'serve', ROUND = '', COUNT = '0' } = process.env
const SCHEDULED_BEFORE_MS = 600_000
const MOSCOW_AHEAD_MS = 3 * 3_600_000

const database = await openProcessDatabase()
const isNew = !(await getSiteProperties(database.orm))
let lag = WORK === 'schedule' ? 2 * SCHEDULED_BEFORE_MS : 0
const now = () => new Date(Date.now() - lag)
const calls = { points: 10_000, windowSeconds: 60 }
const { app } = await buildApp(database, {
  dataDir: DATA_DIR,
  variables: { PUBLIC_URL: 'https://proba.example' },
  limits: { staff: { calls } },
  now,
  ...(isNew ? { prepare: () => seedSmallFactory(database) } : {}),
})
await app.ready()
if (WORK === 'serve') console.log('serving')
else {
  const call = await signIn()
  const posts: Entry[] = []
  for (let made = 0; made < Number(COUNT); made += 1) {
    const snapshot = postFields(`${ROUND}-${made}`, { publicationAt: null })
    posts.push((await call('createEntry', { body: { kind: 'post', snapshot } })).entry)
  }
  if (WORK === 'publish') {
    const entries = posts.map(({ id, version }) => ({ id, version }))
    console.log('publishing')
    await call('publishEntries', { body: { entries } })
    console.log('published')
  } else {
    const publishAt = new Date(Date.now() - SCHEDULED_BEFORE_MS + MOSCOW_AHEAD_MS).toISOString().slice(0, 16)
    for (const { id, version } of posts)
      await call('scheduleEntry', { id, body: { version, publishAt, takeDownAt: null } })
    lag = 0
    console.log('scheduled')
  }
}

/** Signs in an editor who has a picture. */
async function signIn() {
  const picture = { name: 'tkan', mediaType: 'image/svg+xml', bytes: 100, width: 400, height: 500, color: '' }
  await database.orm
    .insert(media)
    .values({ ...picture, file: PICTURE, state: 'ready' })
    .onConflictDoNothing()
  const email = `${ROUND}@example.ru`
  return createStaffCaller({ app, database }, { email, role: 'editor', now: now() })
}
