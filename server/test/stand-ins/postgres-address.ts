import { connect } from 'node:net'
import { join } from 'node:path'

const POSTGRES_PORT = 5432

/** The same database reached over a port of this machine. */
export function urlOver(port: number, url: string): string {
  const address = new URL(url)
  address.search = ''
  address.host = `127.0.0.1:${port}`
  return address.href
}

/** Returns what connects to a server, over its socket in a directory or its port. */
export function connectTo(url: string) {
  const { hostname, port, searchParams } = new URL(url)
  const directory = searchParams.get('host')
  const number = Number(port || POSTGRES_PORT)
  return () => (directory ? connect(join(directory, `.s.PGSQL.${number}`)) : connect(number, hostname))
}
