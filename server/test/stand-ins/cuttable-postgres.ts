import { connect } from 'node:net'
import { join } from 'node:path'
import type { Database } from '../../src/platform/database/database.ts'
import { openPostgres } from '../../src/platform/database/postgres-database.ts'
import { type CuttableConnection, startCuttableConnection } from './cuttable-connection.ts'

const POSTGRES_PORT = 5432

/** URL of the same database on a port of this machine. */
function urlOver(port: number, url: string): string {
  const target = new URL(url)
  target.search = ''
  target.host = `127.0.0.1:${port}`
  return target.href
}

function connectTo(url: string) {
  const { hostname, port, searchParams } = new URL(url)
  const directory = searchParams.get('host')
  const number = Number(port || POSTGRES_PORT)
  return () => (directory ? connect(join(directory, `.s.PGSQL.${number}`)) : connect(number, hostname))
}

/** Returns the URL of a database over a connection that can be cut. */
export async function openCuttableUrl(url: string): Promise<{ line: CuttableConnection; url: string }> {
  const line = await startCuttableConnection(connectTo(url))
  return { line, url: urlOver(line.port, url) }
}

/** Opens a database over a connection that can be cut. */
export async function openCuttablePostgres(
  url: string,
  limits: Parameters<typeof openPostgres>[1],
): Promise<{ line: CuttableConnection; database: Database }> {
  const { line, url: own } = await openCuttableUrl(url)
  return { line, database: await openPostgres(own, limits) }
}
