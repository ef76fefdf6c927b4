import type { VideoBlock } from '@rapport/contract/home/home'
import { expect, it } from 'vitest'
import { homeVideoData } from './video-data.ts'

const ORIGIN = 'https://rapport.example'
const id = 'a'.repeat(32)
const block: VideoBlock = {
  title: 'Фабрика',
  video: id,
  film: null,
  image: null,
  text: '<p>Один заказ</p><p>от полотна до коробки</p>',
  uploadedOn: '2026-04-16',
}
const image = { src: '/media/tkan-0123456789.svg', width: 4, height: 3 } as NonNullable<VideoBlock['image']>
const cutting = { id: 1, title: 'Раскрой', video: id, film: null, image, uploadedOn: '2025-09-16' }
const dataOf = (shown: VideoBlock | undefined, videos: (typeof cutting)[]) =>
  homeVideoData(shown, videos, ORIGIN)?.['@graph']

it('Search engines are told of each video, since which day it is out, by the clock of Moscow', () =>
  expect(dataOf(block, [cutting])).toMatchObject([
    { name: 'Фабрика', description: 'Один заказ', uploadDate: '2026-04-16T00:00:00+03:00' },
    { name: 'Раскрой', description: 'Раскрой', uploadDate: '2025-09-16T00:00:00+03:00' },
  ]))

it('Of a video whose day nobody has said they are told nothing: they refuse it', () => {
  const unsaid = { ...block, uploadedOn: null }
  expect(dataOf(unsaid, [cutting])).toMatchObject([{ name: 'Раскрой' }])
  expect(homeVideoData(unsaid, [], ORIGIN)).toBeUndefined()
})
