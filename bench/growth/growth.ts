import { startTestServer } from '../../server/test/test-server.ts'
import { callSpeed } from './calls.ts'
import { documentSpeed } from './documents.ts'
import { type Grown, grow } from './grown.ts'
import { pageSpeed } from './pages.ts'
import { searchSpeed } from './search.ts'
import { startSpeed } from './starts.ts'

const SMALL = 1000
const LARGE = 100_000

/** Compares a factory a hundred times larger: searches, endpoints, documents, pages and starts. */
export async function growth(_site: unknown, directory: string): Promise<string[]> {
  const server = await startTestServer()
  const opened: Grown[] = []
  try {
    const small = await grow(server, SMALL)
    opened.push(small)
    const large = await grow(server, LARGE)
    opened.push(large)
    return [
      ...(await searchSpeed(small, large)),
      ...(await callSpeed(small, large, directory)),
      ...(await documentSpeed(small, large)),
      ...(await pageSpeed(small, large)),
      ...(await startSpeed(small, large, directory)),
    ]
  } finally {
    for (const { database } of opened) await database.close()
    await server.stop()
  }
}
