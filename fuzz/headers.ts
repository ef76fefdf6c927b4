import type { Random } from './random.ts'
import type { HeaderList } from './raw-request.ts'

/** A foreign host. No answer may redirect or link to it. */
export const FOREIGN_HOST = 'evil.example'

const HOSTS = [
  FOREIGN_HOST,
  `${FOREIGN_HOST}:99999`,
  `localhost@${FOREIGN_HOST}`,
  `localhost.${FOREIGN_HOST}`,
  'localhost:0',
  'LOCALHOST.',
  'tula.localhost',
  '[::1]',
  '..',
  'a'.repeat(300),
  'локалхост',
  '"><script>alert(1)</script>',
]
const CODINGS = [
  'gzip',
  'br',
  'zstd',
  'gzip, deflate, br, zstd',
  'identity;q=0',
  '*;q=0',
  'br;q=0, gzip;q=0.5',
  `a;q=0${'0'.repeat(12_000)}x`,
  'a;q=0,'.repeat(1500),
  'gzip;q=abc',
  ';;;,,,',
  '*',
]
const RANGES = [
  'bytes=0-0',
  'bytes=0-',
  'bytes=-1',
  'bytes=-0',
  'bytes=5-2',
  'bytes=99999999-',
  'bytes=0-99999999999999999999',
  'bytes=0-1,3-4',
  `bytes=${'0-1,'.repeat(500)}`,
  'items=0-1',
  'bytes=a-b',
  'bytes',
]
const CONDITIONS = [
  '"x"',
  'W/"x"',
  '*',
  '"',
  `"${'x'.repeat(5000)}"`,
  '"a", "b"',
  ', ,',
  'Thu, 01 Jan 1970 00:00:00 GMT',
]
const WORDS = [
  '',
  'x',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  "' or 1=1--",
  '\u00ff',
  'я',
  'null',
  '[]',
  '%00',
]

/** Returns random headers, often none. */
export function oddHeaders(random: Random): HeaderList {
  if (random.next() < 0.4) return []
  return Array.from({ length: 1 + random.below(3) }, () => oddHeader(random))
}

function oddHeader(random: Random): [string, string] {
  return random.pick<() => [string, string]>([
    () => ['Host', random.pick(HOSTS)],
    () => ['X-Forwarded-Host', random.pick(HOSTS)],
    () => ['Forwarded', `for=unknown;host=${random.pick(HOSTS)};proto=https`],
    () => ['X-Forwarded-Proto', random.pick(['https', 'javascript', ...WORDS])],
    () => ['X-Original-URL', '/account/profile/'],
    () => ['X-Rewrite-URL', '//evil.example/'],
    () => ['Accept-Encoding', random.pick(CODINGS)],
    () => ['Range', random.pick(RANGES)],
    () => ['If-Range', random.pick(CONDITIONS)],
    () => ['If-None-Match', random.pick(CONDITIONS)],
    () => ['If-Match', random.pick(CONDITIONS)],
    () => ['If-Modified-Since', random.pick(CONDITIONS)],
    () => ['If-Unmodified-Since', random.pick(CONDITIONS)],
    () => [
      'Authorization',
      random.pick(['Bearer', 'Bearer  ', 'Basic YTpi', `Bearer ${'a'.repeat(9000)}`, ...WORDS]),
    ],
    () => ['Cookie', random.pick(['a=b', '; ; =', `a=${'b'.repeat(7000)}`, '__proto__=1'])],
    () => ['Origin', random.pick(['null', `https://${FOREIGN_HOST}`, ...WORDS])],
    () => ['Sec-Fetch-Site', random.pick(['cross-site', 'same-site', 'none', 'x'])],
    () => ['Accept', random.pick(['*/*', 'application/json', 'text/x-script', '*/*;q=0', ...WORDS])],
    () => ['Accept-Language', random.pick(['en', '*', ...WORDS])],
    () => ['Content-Type', random.pick(['application/json', 'text/html', 'multipart/form-data', ...WORDS])],
    () => ['X-Requested-With', 'XMLHttpRequest'],
    () => ['X-Visitor-Id', random.pick(WORDS)],
    () => ['Idempotency-Key', random.pick(['1', 'a'.repeat(300), ...WORDS])],
    () => ['Referer', random.pick([`https://${FOREIGN_HOST}/`, 'javascript:alert(1)', ...WORDS])],
    () => ['User-Agent', random.pick(['', 'x'.repeat(6000), ...WORDS])],
    () => ['Expect', random.pick(['100-continue', 'a'])],
    () => ['Purpose', 'prefetch'],
    () => ['X-Http-Method-Override', 'DELETE'],
    () => ['Connection', random.pick(['close', 'keep-alive, Host', 'Content-Type'])],
    () => ['X-React-Router-Prerender-Data', '{}'],
    () => ['__proto__', 'x'],
    () => [`X-${'a'.repeat(random.below(2000))}`, 'x'],
  ])()
}
