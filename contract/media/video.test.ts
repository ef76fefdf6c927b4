import { expect, it } from 'vitest'
import { findVideoId, videoPageUrl, videoPlayerUrl, videoThumbnailUrl } from './video.ts'

const id = '4f1c7a9e0b2d48c6a35e91d07b84f2c6'

it.each([
  id,
  ` ${id.toUpperCase()} `,
  `https://rutube.ru/video/${id}/`,
  `https://rutube.ru/video/${id}`,
  `http://www.rutube.ru/video/${id}/?t=12`,
  `https://rutube.ru/shorts/${id}/`,
  `https://rutube.ru/play/embed/${id}`,
  `https://rutube.ru/play/embed/${id}/#start`,
  `//rutube.ru/play/embed/${id}/`,
])('finds the id in %s', (url) => {
  expect(findVideoId(url)).toBe(id)
})

it.each([
  '',
  id.slice(1),
  `${id}0`,
  `https://video.example/video/${id}/`,
  `https://rutube.ru.example/video/${id}/`,
  `https://example.com/?https://rutube.ru/video/${id}/`,
  `https://rutube.ru/channel/${id}/`,
  `https://rutube.ru/video/${id}0/`,
  `javascript:${id}`,
])('finds no id in «%s»', (url) => {
  expect(findVideoId(url)).toBeUndefined()
})

it("builds the URLs of a video's page, player and thumbnail from its id", () => {
  expect(videoPageUrl(id)).toBe(`https://rutube.ru/video/${id}/`)
  expect(videoPlayerUrl(id)).toBe(`https://rutube.ru/play/embed/${id}/`)
  expect(videoThumbnailUrl(id)).toBe(`https://rutube.ru/api/video/${id}/thumbnail/?redirect=1`)
})
