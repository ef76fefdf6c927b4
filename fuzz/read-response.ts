import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'

export interface RawResponse {
  status: number
  headers: Map<string, string>
  /** Decompressed. */
  body: Buffer
}

const HEAD_END = '\r\n\r\n'
const WITHOUT_BODY = new Set([204, 304])
const UNPACK: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
}

/**
 * Parses the first final response. Returns undefined if it is incomplete. `ended` means that no more bytes will
 * arrive. Throws if the bytes are not a response.
 */
export function readResponse(bytes: Buffer, method: string, ended: boolean): RawResponse | undefined {
  const headEnd = bytes.indexOf(HEAD_END)
  if (headEnd < 0) return undefined
  const [statusLine = '', ...lines] = bytes.subarray(0, headEnd).toString('latin1').split('\r\n')
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(`${statusLine} `)?.[1])
  if (!status) throw new Error(`no status line: ${statusLine.slice(0, 100)}`)
  const rest = bytes.subarray(headEnd + HEAD_END.length)
  if (status < 200) return readResponse(rest, method, ended)
  const headers = new Map(lines.map(splitHeader))
  if (method === 'HEAD' || WITHOUT_BODY.has(status)) return { status, headers, body: Buffer.alloc(0) }
  const body = readBody(rest, headers, ended)
  const coding = headers.get('content-encoding')
  return body && { status, headers, body: coding && UNPACK[coding] ? UNPACK[coding](body) : body }
}

function splitHeader(line: string): [string, string] {
  const colon = line.indexOf(':')
  if (colon < 1) throw new Error(`no header: ${line.slice(0, 100)}`)
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
}

function readBody(rest: Buffer, headers: Map<string, string>, ended: boolean): Buffer | undefined {
  if (headers.get('transfer-encoding') === 'chunked') return readChunks(rest)
  const length = headers.get('content-length')
  if (length === undefined) return ended ? rest : undefined
  return rest.byteLength >= Number(length) ? rest.subarray(0, Number(length)) : undefined
}

function readChunks(rest: Buffer): Buffer | undefined {
  const chunks: Buffer[] = []
  for (let at = 0; ; ) {
    const lineEnd = rest.indexOf('\r\n', at)
    if (lineEnd < 0) return undefined
    const size = Number.parseInt(rest.subarray(at, lineEnd).toString('latin1'), 16)
    if (Number.isNaN(size)) throw new Error('no size of a chunk')
    const start = lineEnd + 2
    if (rest.byteLength < start + size + 2) return undefined
    if (size === 0) return Buffer.concat(chunks)
    chunks.push(rest.subarray(start, start + size))
    at = start + size + 2
  }
}
