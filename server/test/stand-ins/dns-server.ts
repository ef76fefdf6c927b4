import { createSocket } from 'node:dgram'
import { once } from 'node:events'

/** DNS server with TXT records. It answers NXDOMAIN for other names. */
export interface DnsServer {
  /** Address for `Resolver.setServers`. */
  address: string
  stop(): void
}

const HEADER_BYTES = 12
const NO_ERROR = 0x8180
const NO_NAME = 0x8183
const TXT = 16
const POINTER_TO_QUESTION = 0xc00c

/** Starts the server. A name with an empty list exists without a text. */
export async function startDnsServer(records: Record<string, string[]>): Promise<DnsServer> {
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    const { name, end } = readName(query)
    const texts = records[name.toLowerCase()]
    const header = Buffer.from(query.subarray(0, HEADER_BYTES))
    header.writeUInt16BE(texts ? NO_ERROR : NO_NAME, 2)
    header.writeUInt16BE(texts?.length ?? 0, 6)
    header.writeUInt32BE(0, 8)
    const question = query.subarray(HEADER_BYTES, end)
    socket.send(Buffer.concat([header, question, ...(texts ?? []).map(textRecord)]), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { address: `127.0.0.1:${socket.address().port}`, stop: () => socket.close() }
}

function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = HEADER_BYTES
  for (let size = query[at] ?? 0; size > 0; size = query[at] ?? 0) {
    labels.push(query.toString('ascii', at + 1, at + 1 + size))
    at += size + 1
  }
  // The name ends with a zero byte, followed by type and class.
  return { name: labels.join('.'), end: at + 5 }
}

function textRecord(text: string): Buffer {
  const bytes = Buffer.from(text)
  const record = Buffer.alloc(13)
  record.writeUInt16BE(POINTER_TO_QUESTION, 0)
  record.writeUInt16BE(TXT, 2)
  record.writeUInt16BE(1, 4)
  record.writeUInt32BE(60, 6)
  record.writeUInt16BE(bytes.length + 1, 10)
  record[12] = bytes.length
  return Buffer.concat([record, bytes])
}
