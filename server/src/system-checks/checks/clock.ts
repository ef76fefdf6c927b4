import { sql } from 'drizzle-orm'
import { queryRows } from '../../platform/database/sql-arrays.ts'
import { parseS3Url } from '../../platform/process/s3-url.ts'
import { type Check, type CheckDeps, found } from '../check-deps.ts'
import { requestPublic } from '../public-request.ts'

/** This build was made later. */
const BUILT = Date.UTC(2026, 10, 1)
/** S3 refuses requests from 15 minutes on. Codes and sessions suffer earlier. */
const DIFFERENCE_MAX_S = 5

/** Compares the clock with those of the database and the store, if they are other machines. */
export const checkClock: Check = async (deps) => {
  if (Date.now() < BUILT) return [found('clock-wrong', { date: new Date().toISOString() })]
  const others = await Promise.all([databaseDifference(deps), storeDifference(deps)])
  const wrong = others.find((other) => other && Math.abs(other.seconds) > DIFFERENCE_MAX_S)
  return [wrong ? found('clock-differs', wrong) : found('clock-ok')]
}

interface Difference {
  other: string
  seconds: number
  [name: string]: string | number
}

async function databaseDifference({ orm, env }: CheckDeps): Promise<Difference | undefined> {
  if (!orm || !env.DATABASE_URL) return undefined
  const before = Date.now()
  const [row] = await queryRows<{ ms: number }>(
    orm,
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  )
  return row && { other: 'PostgreSQL', seconds: Math.round((row.ms - (before + Date.now()) / 2) / 1000) }
}

async function storeDifference({ env }: CheckDeps): Promise<Difference | undefined> {
  const s3Url = parseS3Url(env.STORAGE_URL)
  if (!s3Url) return undefined
  const response = await requestPublic(`${s3Url.endpoint}/`)
  if (response.kind !== 'answered' || response.date === undefined) return undefined
  return { other: 'S3', seconds: Math.round((response.date - Date.now()) / 1000) }
}
