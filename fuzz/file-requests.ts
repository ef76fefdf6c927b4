import { oddHeaders } from './headers.ts'
import { mangledPath } from './page-requests.ts'
import type { Random } from './random.ts'
import type { RawRequest } from './raw-request.ts'

/** Paths that browsers and bots request on every site. */
const WELL_KNOWN = [
  '/favicon.ico',
  '/favicon.svg',
  '/site.webmanifest',
  '/apple-touch-icon.png',
  '/robots.txt',
  '/sitemap.xml',
  '/feed.xml',
  '/yml.xml',
  '/humans.txt',
  '/.well-known/security.txt',
  '/.well-known/',
  '/.well-known/acme-challenge/x',
  '/healthz',
  '/readyz',
  '/api/docs/',
  '/api/v1/openapi.json',
  '/api/',
  '/api/v2/x',
  '/assets/',
  '/assets',
  '/assets/../package.json',
  '/assets/x%00.js',
  '/assets/.git/config',
  '/media/',
  '/media/share/',
  '/media/share/x.jpg',
  '/media/640/x.webp',
  '/media/a-0123456789-100x100-ffffff.png',
  '/files/orders/',
  '/files/orders/00000000-0000-4000-8000-000000000000',
  '/files/orders/00000000-0000-4000-8000-000000000000?expires=9999999999&signature=a',
  '/files/orders/00000000-0000-4000-8000-000000000000?expires[]=1&signature=',
  '/.env',
  '/wp-login.php',
  '/cgi-bin/test.cgi',
  '/package.json',
  '/@vite/client',
  '/__playground/',
]

const METHODS = ['HEAD', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']

/** Returns a request for a file, with random ranges and conditions. */
export function makeFileRequest(random: Random, files: readonly string[]): RawRequest {
  const path = random.next() < 0.5 ? random.pick(files) : random.pick(WELL_KNOWN)
  return {
    kind: 'file',
    method: random.next() < 0.15 ? random.pick(METHODS) : 'GET',
    target: random.next() < 0.4 ? mangledPath(random, path) : path,
    headers: oddHeaders(random),
  }
}
