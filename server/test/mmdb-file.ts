import { isIPv4 } from 'node:net'

type Value = string | number | { [key: string]: Value } | Value[]

/** Returns a MaxMind DB file, format 2.0, of IPv4 networks such as `203.0.113.0/24` with their data. */
export function mmdbFile(networks: Record<string, Value>): Buffer {
  const nodes: [Slot, Slot][] = [[undefined, undefined]]
  const data: Buffer[] = []
  let dataBytes = 0
  for (const [network, value] of Object.entries(networks)) {
    const bits = bitsOf(network)
    let node = 0
    for (const bit of bits.slice(0, -1)) {
      const next = nodes[node]?.[bit]?.node ?? nodes.push([undefined, undefined]) - 1
      const parent = nodes[node]
      if (parent) parent[bit] = { node: next }
      node = next
    }
    const leaf = nodes[node]
    if (leaf) leaf[bits.at(-1) ?? 0] = { offset: dataBytes }
    const encoded = encode(value)
    data.push(encoded)
    dataBytes += encoded.length
  }
  const tree = Buffer.alloc(nodes.length * 8)
  for (const [index, slots] of nodes.entries())
    for (const [bit, slot] of slots.entries())
      tree.writeUInt32BE(recordOf(slot, nodes.length), index * 8 + bit * 4)
  return Buffer.concat([tree, Buffer.alloc(16), ...data, METADATA_MARK, encode(metadata(nodes.length))])
}

type Slot = { node: number; offset?: undefined } | { node?: undefined; offset: number } | undefined

const METADATA_MARK = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1')
const SEPARATOR_BYTES = 16

const recordOf = (slot: Slot, nodes: number) => {
  if (slot === undefined) return nodes
  return slot.offset === undefined ? slot.node : nodes + SEPARATOR_BYTES + slot.offset
}

const metadata = (nodes: number) => ({
  binary_format_major_version: 2,
  binary_format_minor_version: 0,
  build_epoch: 1_700_000_000,
  database_type: 'Test-City',
  description: { en: 'Made by a test' },
  ip_version: 4,
  languages: ['ru', 'en'],
  node_count: nodes,
  record_size: 32,
})

function bitsOf(network: string): (0 | 1)[] {
  const [ip = '', length = ''] = network.split('/')
  if (!isIPv4(ip)) throw new Error(`${network} is no IPv4 network`)
  const bits = ip.split('.').flatMap((part) => [...Number(part).toString(2).padStart(8, '0')])
  return bits.slice(0, Number(length)).map((bit) => (bit === '1' ? 1 : 0))
}

const STRING = 2
const UINT32 = 6
const MAP = 7
const ARRAY = 11

function encode(value: Value): Buffer {
  if (typeof value === 'string') {
    const text = Buffer.from(value)
    return Buffer.concat([head(STRING, text.length), text])
  }
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(value)
    return Buffer.concat([head(UINT32, 4), bytes])
  }
  if (Array.isArray(value)) return Buffer.concat([head(ARRAY, value.length), ...value.map(encode)])
  const entries = Object.entries(value)
  return Buffer.concat([head(MAP, entries.length), ...entries.flatMap((entry) => entry.map(encode))])
}

/** Control byte of a value with its extension bytes: types that do not fit, and sizes from 29 on. */
function head(type: number, size: number): Buffer {
  const inByte = Math.min(size, 29)
  const rest = size >= 29 ? [size - 29] : []
  return Buffer.from(type > 7 ? [inByte, type - 7, ...rest] : [(type << 5) | inByte, ...rest])
}
