import { startLocalPostgres } from '../server/test/local-postgres.ts'
import { callSpeed } from './calls.ts'
import { type Grown, grow } from './grown.ts'
import { searchSpeed } from './search.ts'

const SMALL = 1000
const LARGE = 100_000

/** What a factory a hundred times as large costs in searches and in calls. */
export async function growth(_site: unknown, directory: string): Promise<string[]> {
  const server = await startLocalPostgres()
  if (!server) return ['growth                   skipped: there is no PostgreSQL on this machine']
  const opened: Grown[] = []
  try {
    const small = await grow(server.url, SMALL)
    opened.push(small)
    const large = await grow(server.url, LARGE)
    opened.push(large)
    return [...(await searchSpeed(small, large)), ...(await callSpeed(small, large, directory))]
  } finally {
    for (const { database } of opened) await database.close()
    await server.stop()
  }
}
