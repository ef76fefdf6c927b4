import type { VideoBlock } from '@rapport/contract/home/home'
import { expect, it } from 'vitest'
import { createHomeVideoData } from './video-data.ts'

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
const getData = (shown: VideoBlock | undefined, videos: (typeof cutting)[]) =>
  createHomeVideoData(shown, videos, ORIGIN)?.['@graph']

it('describes each video with its date in Moscow', () =>
  expect(getData(block, [cutting])).toMatchObject([
    { name: 'Фабрика', description: 'Один заказ', uploadDate: '2026-04-16T00:00:00+03:00' },
    { name: 'Раскрой', description: 'Раскрой', uploadDate: '2025-09-16T00:00:00+03:00' },
  ]))

it('leaves out a video without a date', () => {
  const unsaid = { ...block, uploadedOn: null }
  expect(getData(unsaid, [cutting])).toMatchObject([{ name: 'Раскрой' }])
  expect(createHomeVideoData(unsaid, [], ORIGIN)).toBeUndefined()
})
