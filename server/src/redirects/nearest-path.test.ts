import { expect, it } from 'vitest'
import { createNearestPath } from './nearest-path.ts'

const nearest = createNearestPath([
  '/',
  '/blog/',
  '/blog/o-lne/',
  '/catalog/trikotaj/polo/',
  '/catalog/platki/',
])

it.each([
  ['/catalog/polo/', '/catalog/trikotaj/polo/'],
  ['/catalog/platok/', '/catalog/platki/'],
  ['/blog/o-lnee/', '/blog/o-lne/'],
  ['/xmlrpc/', null],
  ['/', null],
])('suggests for %s the page %s', (path, page) => expect(nearest(path)).toBe(page))
