import { expect, test } from 'vitest'
import { getImagePriority, isLarge } from './image-priority.ts'

const use = (file: string, field: string) => ({ file: `content/${file}.yaml`, field })

test('getImagePriority ranks pictures of the home page first, then the first of each product, then the second', () => {
  expect(getImagePriority([use('catalog/trikotaj', 'gallery.2'), use('home/slides', 'picture')])).toBe(0)
  expect(getImagePriority([use('catalog/trikotaj', 'picture')])).toBe(1)
  expect(getImagePriority([use('catalog/trikotaj', 'gallery.0')])).toBe(2)
  expect(getImagePriority([use('materials/2-len', 'pictures.0')])).toBe(2)
  expect(getImagePriority([use('catalog/trikotaj', 'gallery.1')])).toBe(3)
})

test('isLarge accepts the first picture of a gallery and those of the home page only', () => {
  expect(isLarge([use('catalog/trikotaj', 'picture')])).toBe(true)
  expect(isLarge([use('catalog/trikotaj', 'gallery.0')])).toBe(false)
  expect(isLarge([use('home/portfolio', 'picture')])).toBe(true)
  expect(isLarge([use('catalog/trikotaj', 'gallery.1'), use('materials/2-len', 'pictures.0')])).toBe(false)
})
