import { FOREIGN_HOST, oddHeaders } from './headers.ts'
import type { Random } from './random.ts'
import type { RawRequest } from './raw-request.ts'

type Mutation = (random: Random, path: string) => string

const at = (random: Random, path: string, inserted: string) => {
  const index = random.below(path.length + 1)
  return path.slice(0, index) + inserted + path.slice(index)
}
const escapeCharacter = (character: string) =>
  [...Buffer.from(character)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')

/** Functions that spell a path differently or break it. */
const MUTATIONS: Mutation[] = [
  (random, path) => {
    const index = random.below(path.length)
    const escaped = escapeCharacter(path[index] ?? '/')
    const written = random.next() < 0.5 ? escaped.toUpperCase() : escaped
    return (
      path.slice(0, index) +
      (random.next() < 0.2 ? written.replace('%', '%25') : written) +
      path.slice(index + 1)
    )
  },
  (random, path) =>
    at(random, path, random.pick(['/./', '/../', '/%2e%2e/', '/.%2e/', '//', '///', '/..;/', '/...'])),
  (random, path) => at(random, path, random.pick(['\\', '%5c', '%2f', '%2F', '\\\\', '/\\'])),
  (random, path) =>
    at(random, path, random.pick(['%00', '%09', '%0a', '%0d%0aSet-Cookie:a=b', '%7f', '%1b', '%0b'])),
  (random, path) =>
    at(random, path, random.pick(['%', '%z', '%zz', '%f', '%ff', '%c0%ae', '%ed%a0%80', '%u0041'])),
  (random, path) => at(random, path, random.pick(['ж', '\u202e', '👩‍🏭', '\u00a0', '\ufeff', 'İ', '\u0301'])),
  (random, path) =>
    at(
      random,
      path,
      random.pick([
        '#',
        '#/a',
        '?',
        '??',
        '[',
        ']',
        '\\[',
        ':99999',
        '|',
        '^',
        '`',
        '{',
        '"',
        '<',
        '>',
        '@',
        "'",
        ';',
        '*',
        '+',
        '$',
        ',',
      ]),
    ),
  (random, path) =>
    at(random, path, random.pick(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '{{7*7}}'])),
  (random, path) =>
    random.pick([
      `//${FOREIGN_HOST}`,
      `/\\${FOREIGN_HOST}`,
      `http://${FOREIGN_HOST}`,
      `/%2f${FOREIGN_HOST}`,
      '/.',
      '',
      `///${FOREIGN_HOST}/..`,
    ]) + path,
  (random, path) =>
    path +
    random.pick([
      '.data',
      '_.data',
      'index.html',
      'index.php',
      '.html',
      '.env',
      '.git/config',
      '~',
      '.DATA',
      '_root.data',
      '_.data#/',
    ]),
  (_random, path) => path.toUpperCase(),
  (_random, path) => path.replace(/\/$/, ''),
  (random, path) => `${path}${random.pick(['a', 'Ж', '%d0%b6', 'a-', '/'])}`.repeat(1 + random.below(4)),
  (random, path) => `${path}${'a'.repeat(random.pick([300, 2000, 9000]))}/`,
  (random, path) => `${path}${'a/'.repeat(random.pick([20, 500, 3000]))}`,
]

const QUERIES = [
  '?utm_source=vk&utm_term=%D0%B6',
  '?number=26-000001',
  '?number=%D0%97%D0%B2%D0%BE%D0%BD%D0%B8%D1%82%D0%B5%208-900',
  '?number=<script>alert(1)</script>',
  '?auth=login',
  '?auth=final-registration&email=a%40b.ru&code=123456',
  '?index',
  '?_routes=root',
  '?_data=routes',
  '?to=//evil.example/',
  '?to=https://evil.example/',
  '?to=/catalog/',
  '?__proto__[a]=1',
  '?a[b][c]=1&a=2&a=3',
  '?%',
  '?%ff=%00',
  '?&&&===',
  `?a=${'b'.repeat(5000)}`,
  `?${'a&'.repeat(2000)}`,
  '?"><img src=x onerror=alert(1)>',
]

const METHODS = ['HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY', 'PURGE']

/** Returns a request for a page, often with a changed path, query, method or headers. */
export function makePageRequest(random: Random, paths: readonly string[]): RawRequest {
  let target = random.pick(paths)
  if (random.next() < 0.75)
    for (let count = 1 + random.below(2); count > 0; count -= 1)
      target = random.pick(MUTATIONS)(random, target)
  if (random.next() < 0.3) target += random.pick(QUERIES)
  return {
    kind: 'page',
    method: random.next() < 0.08 ? random.pick(METHODS) : 'GET',
    target: sendable(target),
    headers: random.next() < 0.3 ? oddHeaders(random) : [],
  }
}

/** A space or line break would end the request line. */
const sendable = (target: string) => target.replaceAll(/[ \r\n]/g, '%20')

/** Returns a path with one mutation. */
export const mangledPath = (random: Random, path: string) => sendable(random.pick(MUTATIONS)(random, path))
