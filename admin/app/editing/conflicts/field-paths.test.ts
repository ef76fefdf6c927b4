import { expect, it } from 'vitest'
import { valueAt, withValueAt } from './field-paths.ts'

const snapshot = { title: 'Лён', seo: { title: null, keywords: 'лён' } }

it('reads a field and a nested field', () => {
  expect(valueAt(snapshot, 'title')).toBe('Лён')
  expect(valueAt(snapshot, 'seo.keywords')).toBe('лён')
  expect(valueAt(snapshot, 'seo.no.such')).toBeUndefined()
})

it('returns a copy with one value changed', () => {
  expect(withValueAt(snapshot, 'seo.title', 'О льне')).toEqual({
    title: 'Лён',
    seo: { title: 'О льне', keywords: 'лён' },
  })
  expect(withValueAt(snapshot, 'title', 'Ситец').title).toBe('Ситец')
  expect(snapshot.seo.title).toBeNull()
})
