import { sql } from 'drizzle-orm'
import { openScratchDatabase } from '../server/test/scratch-database.ts'
import { openApp } from '../tests/support/open-app.ts'
import { median } from './load.ts'

const TIMES = 60
const PAGES = ['/', '/catalog/', '/individualnyy-zakaz/']

/** Compares the time of an uncached page, including its statements, with that of the cached page. */
export async function uncachedPage(): Promise<string[]> {
  const database = await openScratchDatabase()
  const { app, close } = await openApp(database)
  const time = async (url: string) => {
    const start = performance.now()
    await app.inject({ url, headers: { 'accept-encoding': 'br' } })
    return performance.now() - start
  }
  const lines: string[] = []
  for (const url of PAGES) {
    const fresh: number[] = []
    const kept: number[] = []
    for (let i = 0; i < TIMES; i += 1) {
      await database.orm.execute(sql`notify content_changed`)
      fresh.push(await time(url))
      kept.push(await time(url))
    }
    const ratio = Math.round(median(fresh) / median(kept))
    lines.push(`uncached ${url.padEnd(24)} ${median(fresh).toFixed(1)} ms, ${ratio} times the kept page`)
  }
  await close()
  await database.close()
  return lines
}
