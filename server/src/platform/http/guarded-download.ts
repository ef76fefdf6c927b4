import { type LookupAddress, lookup } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'

/** Returns whether a download may connect to an address. */
export type IsAllowedAddress = (ip: string) => boolean

/**
 * Returns whether an address belongs to the public internet, and not to this machine. Every other range is refused:
 * private networks, loopback, link-local, and IPv6 addresses that contain an IPv4 address.
 */
export function isPublicAddress(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false
  const address = ipaddr.process(ip)
  const own = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  return address.range() === 'unicast' && !own.some((one) => one.address === address.toString())
}

export type DownloadFailure =
  | 'url'
  | 'private'
  | 'redirects'
  | 'status'
  | 'large'
  | 'encoding'
  | 'unreachable'

/** Reason why a download ended. Its message has no URL. */
export class DownloadError extends Error {
  readonly reason: DownloadFailure

  constructor(reason: DownloadFailure) {
    super(`Download failed: ${reason}`)
    this.reason = reason
  }
}

interface DownloadOptions {
  isAllowed: IsAllowedAddress
  maxBytes: number
  /** For the whole download, redirects included. */
  timeMs: number
}

const REDIRECTS_MAX = 5
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/**
 * Downloads a URL in parts. The address is checked after the name is resolved and before the connection, also for
 * each redirect. So no name and no redirect leads into a private network. Throws DownloadError.
 */
export async function* download(
  url: string,
  { isAllowed, maxBytes, timeMs }: DownloadOptions,
): AsyncGenerator<Buffer> {
  const signal = AbortSignal.timeout(timeMs)
  let received = 0
  try {
    const response = await follow(url, isAllowed, signal)
    for await (const chunk of response as AsyncIterable<Buffer>) {
      received += chunk.length
      if (received > maxBytes) throw new DownloadError('large')
      yield chunk
    }
  } catch (error) {
    throw error instanceof DownloadError ? error : new DownloadError('unreachable')
  }
}

async function follow(
  url: string,
  isAllowed: IsAllowedAddress,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  let current = parseHttpUrl(url)
  for (let at = 0; at <= REDIRECTS_MAX; at += 1) {
    const response = await open(current, isAllowed, signal)
    const { statusCode = 0, headers } = response
    if (statusCode === 200) {
      if ((headers['content-encoding'] ?? 'identity') === 'identity') return response
      response.destroy()
      throw new DownloadError('encoding')
    }
    response.destroy()
    if (!REDIRECTS.has(statusCode) || headers.location === undefined) throw new DownloadError('status')
    current = parseHttpUrl(headers.location, current)
  }
  throw new DownloadError('redirects')
}

function parseHttpUrl(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href)
  const isHttp = url?.protocol === 'http:' || url?.protocol === 'https:'
  if (!url || !isHttp || url.username !== '' || url.password !== '') throw new DownloadError('url')
  return url
}

function open(url: URL, isAllowed: IsAllowedAddress, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // The name of an address is not resolved.
  if (isIP(host) && !isAllowed(host)) throw new DownloadError('private')
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'identity', 'user-agent': 'Rapport' }
    const sent = request(url, { agent: false, signal, headers, lookup: createLookup(isAllowed) }, resolve)
    sent.on('error', reject)
    sent.end()
  })
}

/** Refuses a name if one of its addresses is not allowed. The connection uses the checked addresses. */
const createLookup =
  (isAllowed: IsAllowedAddress): LookupFunction =>
  (host, options, callback) =>
    lookup(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return callback(error, '')
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isAllowed(address)))
        return callback(new DownloadError('private'), '')
      if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
