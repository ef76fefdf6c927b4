import { expect, it } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

it.each([
  ['/blog', '/blog/'],
  ['/blog/', '/blog/'],
  ['/Catalog/Polo/', '/catalog/polo/'],
  ['//catalog///polo', '/catalog/polo/'],
  ['/catalog/index.html', '/catalog/'],
  ['/search/%D0%9F', '/search/%D0%9F/'],
  ['//evil.example', '/evil.example'],
  ['/favicon.svg', '/favicon.svg'],
  ['/api/v1/Catalog', '/api/v1/Catalog'],
  ['/healthz', '/healthz'],
  ['/', '/'],
  ['/x1/../catalog/', '/catalog/'],
  ['/a/%2e%2E/catalog/.', '/catalog/'],
  ['/../../etc/passwd', '/etc/passwd/'],
  ['/c%61talog/%7E%2Ex/', '/catalog/~.x/'],
  ['/%d0%bf/', '/%D0%BF/'],
  ['/a%2fb/%5Cevil.com/', '/a%2Fb/%5Cevil.com/'],
  ['/<b>"/', '/%3Cb%3E%22/'],
  ['/%61pi/v1/cities', '/api/v1/cities'],
  ['/catalog/_%2edata', '/catalog/_.data'],
])('spells the path %s as %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical)
  expect(canonicalPath(canonical)).toBe(canonical)
})

it.each([
  'catalog/',
  '*',
  '',
  'http://evil.com/',
  '/\\evil.com/',
  '/catalog/#y/',
  '/a b/',
  '/a\tb/',
  '/a\u007fb/',
  '/%00/',
  '/%09/',
  '/%0d%0a/',
  '/%C2%85/',
  '/%/',
  '/%zz/',
  '/%C0%AF/',
  '/%ED%A0%80/',
  '/\u00d0\u00bf/',
  '/юг/',
])('rejects %j as a path', (path) => {
  expect(canonicalPath(path)).toBeUndefined()
})

it.each([
  ['/api/do%63s/', '/api/docs/'],
  ['/%61pi/v1/site', '/api/v1/site'],
  ['/media/..%2f..%2fetc', '/media/..%2f..%2fetc'],
  ['/api/v1/catalog/%d1%84', '/api/v1/catalog/%d1%84'],
])('removes needless escapes from an API or file path: %s', (from, to) =>
  expect(canonicalPath(from)).toBe(to),
)
