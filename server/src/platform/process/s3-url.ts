import { assertStorageKey } from './storage-key.ts'

/** Where an S3-compatible store is, and who we are there. */
export interface S3Url {
  /** `https://host:port`, without a slash at the end. */
  endpoint: string
  region: string
  bucket: string
  /** What every key begins with there: empty, or a path with a slash at the end. */
  prefix: string
  accessKeyId: string
  secretAccessKey: string
}

/** What STORAGE_URL has to be, for the sentence that ends a start with a wrong one. */
export const S3_URL_FORMAT =
  's3://KEY:SECRET@host:port/bucket/prefix?region=…&tls=off (port, prefix, region and tls may be left out), ' +
  'with KEY and SECRET percent-encoded'

/** Region where the address names none: the one that stores without regions take. */
const DEFAULT_REGION = 'us-east-1'
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const REGION = /^[a-z0-9-]+$/i

/** Reads an address of the form S3_ADDRESS_FORM; undefined for any other. TLS is on unless it is `tls=off`. */
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
