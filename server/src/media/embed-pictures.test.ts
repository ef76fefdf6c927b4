import type { Picture } from '@rapport/contract/media/media'
import { expect, it } from 'vitest'
import { testPicture } from '../../test/content/test-picture.ts'
import { embedPictures, replaceFiles } from './embed-pictures.ts'

const rendered: Picture = {
  ...testPicture('/media/tee-0123456789.avif'),
  fallback: '/media/640/tee-0123456789.webp',
  width: 1200,
  height: 1500,
  widths: [320, 1200],
}

it('offers the pictures of a text in their widths, and reserves their space', () => {
  const html =
    '<p>Вот — «так» &lt;b&gt;<br><img src="picture:tee" alt="Футболка &quot;Поло&quot;" loading="lazy"></p>'
  expect(embedPictures(html, () => rendered)).toBe(
    '<p>Вот — «так» &lt;b&gt;<br><picture><source type="image/avif" ' +
      'srcset="/media/320/tee-0123456789.avif 320w, /media/tee-0123456789.avif 1200w" ' +
      'sizes="auto, (min-width: 768px) 720px, 100vw">' +
      '<img src="/media/640/tee-0123456789.webp" width="1200" height="1500" alt="Футболка &quot;Поло&quot;" loading="lazy"></picture></p>',
  )
})

it('inserts a drawing at its name', () => {
  expect(embedPictures('<img src="picture:list" alt="">', () => testPicture('/media/list.svg'))).toBe(
    '<img src="/media/list.svg" width="800" height="1000" alt="">',
  )
})

it('leaves a text without named pictures unchanged', () => {
  const html = '<p>a &amp; b<img src="https://example.org/a.jpg" alt=""></p>'
  expect(embedPictures(html, () => rendered)).toBe(html)
})

it('replaces files by ids and leaves out unknown files', () => {
  const html =
    '<p><img src="picture:tee-1.avif" alt="a" loading="lazy"><img src="picture:no.avif" alt=""></p>'
  expect(replaceFiles(html, (file) => (file === 'tee-1.avif' ? 12 : undefined))).toBe(
    '<p><img src="picture:12" alt="a" loading="lazy"></p>',
  )
})
