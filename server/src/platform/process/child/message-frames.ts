import type { Duplex } from 'node:stream'

/** Message between a process and its child: a JSON value and bytes. */
export interface ChildMessage {
  value: unknown
  bytes: Buffer
}

/** File descriptor of the channel. The child's output is discarded. */
export const CHANNEL = 3

/** Two lengths: of the JSON, and of the bytes after it. */
const HEADER_BYTES = 8
const NO_BYTES = new Uint8Array()

export function writeMessage(socket: Duplex, value: unknown, bytes: Uint8Array = NO_BYTES): void {
  const json = Buffer.from(JSON.stringify(value) ?? 'null')
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt32BE(json.length)
  header.writeUInt32BE(bytes.byteLength, 4)
  socket.write(header)
  socket.write(json)
  if (bytes.byteLength > 0) socket.write(bytes)
}

/**
 * Calls back with each message that arrives. A message above `maxBytes` is not buffered: `onRefused` is
 * called as soon as its length is known. It is also called for invalid JSON.
 */
export function readMessages(
  socket: Duplex,
  maxBytes: number,
  onMessage: (message: ChildMessage) => void,
  onRefused: (reason: 'too-large' | 'broken') => void,
): void {
  let chunks: Buffer[] = []
  let received = 0
  let expected = HEADER_BYTES
  let jsonBytes = 0
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    received += chunk.length
    while (received >= expected) {
      const all = Buffer.concat(chunks)
      if (expected === HEADER_BYTES) {
        jsonBytes = all.readUInt32BE()
        expected = HEADER_BYTES + jsonBytes + all.readUInt32BE(4)
        if (expected - HEADER_BYTES > maxBytes) return onRefused('too-large')
        if (jsonBytes === 0) return onRefused('broken')
        chunks = [all]
        continue
      }
      const message = parse(all.subarray(HEADER_BYTES, expected), jsonBytes)
      chunks = [all.subarray(expected)]
      received -= expected
      expected = HEADER_BYTES
      if (!message) return onRefused('broken')
      onMessage(message)
    }
  })
}

function parse(body: Buffer, jsonBytes: number): ChildMessage | undefined {
  try {
    return { value: JSON.parse(body.toString('utf8', 0, jsonBytes)), bytes: body.subarray(jsonBytes) }
  } catch {
    return undefined
  }
}
