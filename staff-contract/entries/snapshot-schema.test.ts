import { expect, it } from 'vitest'
import { CONTENT_KINDS, contentKinds } from './content-kinds.ts'
import { emptySnapshot, snapshotSchema } from './snapshot-schema.ts'

it('reads the limits of texts and lists from the schemas', () => {
  const item = snapshotSchema('item')
  expect(item.field('title').maxLength).toBe(200)
  expect(item.field('picture').maxLength).toBe(item.field('slug').maxLength)
  expect(item.field('leadTimeDays').maxLength).toBeUndefined()
  expect(item.field('gallery').maxRows).toBe(30)
  expect(item.field('properties').field('name').maxLength).toBe(255)
  expect(snapshotSchema('city').field('seo').field('title').maxLength).toBeGreaterThan(0)
  expect(() => item.field('nothing')).toThrow('no field nothing')
})

it('makes an empty snapshot of every kind but the city, whose week has seven days', () => {
  for (const kind of CONTENT_KINDS) {
    const { success } = contentKinds[kind].snapshot.safeParse(emptySnapshot(kind))
    expect([kind, success]).toEqual([kind, kind !== 'city'])
  }
  expect(emptySnapshot('story', { title: 'Лён' })).toEqual({
    title: 'Лён',
    cover: null,
    frames: [],
    position: null,
  })
})
