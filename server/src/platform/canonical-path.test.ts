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
])('the one spelling of %s is %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical)
  expect(canonicalPath(canonical)).toBe(canonical)
})
