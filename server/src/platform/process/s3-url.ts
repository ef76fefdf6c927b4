import { assertStorageKey } from './storage-key.ts'

/** Endpoint and credentials of an S3-compatible store. */
export interface S3Url {
  /** `https://host:port` without a trailing slash. */
  endpoint: string
  region: string
  bucket: string
  /** Prefix of every key: empty, or a path with a trailing slash. */
  prefix: string
  accessKeyId: string
  secretAccessKey: string
}

/** Format of STORAGE_URL, for the error message of a start. */
export const S3_URL_FORMAT =
  's3://KEY:SECRET@host:port/bucket/prefix?region=…&tls=off (port, prefix, region and tls may be left out), ' +
  'with KEY and SECRET percent-encoded'

/** Region if the URL has none. Stores without regions accept it. */
const DEFAULT_REGION = 'us-east-1'
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const REGION = /^[a-z0-9-]+$/i

/** Parses a URL of the form S3_URL_FORMAT. Undefined if it is malformed. TLS is on unless `tls=off`. */
export function parseS3Url(text: string): S3Url | undefined {
  const url = URL.parse(text)
  if (url?.protocol !== 's3:' || !url.hostname || url.hash) return undefined
  if ([...url.searchParams.keys()].some((name) => name !== 'region' && name !== 'tls')) return undefined
  const tls = url.searchParams.get('tls') ?? 'on'
  const region = url.searchParams.get('region') ?? DEFAULT_REGION
  const [bucket = '', ...path] = url.pathname.replace(/^\/|\/$/g, '').split('/')
  if (!BUCKET.test(bucket) || !REGION.test(region) || !['on', 'off'].includes(tls)) return undefined
  try {
    const accessKeyId = decodeURIComponent(url.username)
    const secretAccessKey = decodeURIComponent(url.password)
    if (!accessKeyId || !secretAccessKey) return undefined
    const prefix = path.length > 0 ? `${assertStorageKey(path.join('/'))}/` : ''
    const endpoint = `${tls === 'on' ? 'https' : 'http'}://${url.host}`
    return { endpoint, region, bucket, prefix, accessKeyId, secretAccessKey }
  } catch {
    return undefined
  }
}
