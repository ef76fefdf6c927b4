import { startTestServer } from '../server/test/test-server.ts'
import { callSpeed } from './calls.ts'
import { type Grown, grow } from './grown.ts'
import { searchSpeed } from './search.ts'

const SMALL = 1000
const LARGE = 100_000

/** Measures searches and endpoints on a factory a hundred times larger. */
export async function growth(_site: unknown, directory: string): Promise<string[]> {
  const server = await startTestServer()
  const opened: Grown[] = []
  try {
    const small = await grow(server, SMALL)
    opened.push(small)
    const large = await grow(server, LARGE)
    opened.push(large)
    return [...(await searchSpeed(small, large)), ...(await callSpeed(small, large, directory))]
  } finally {
    for (const { database } of opened) await database.close()
    await server.stop()
  }
}
