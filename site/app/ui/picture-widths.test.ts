import { expect, it } from 'vitest'
import { withPictureWidths } from './picture-widths.ts'

const rendered = '/media/tee-0123456789-1200x1500-dccfb8-f48x36-w320w640w1200.avif'

it('a text’s pictures are offered in the widths they have, and keep their place', () => {
  expect(
    withPictureWidths(
      `<p><img src="${rendered}" alt="Футболка" width="800" height="1000" loading="lazy"></p>`,
    ),
  ).toBe(
    '<p><picture><source type="image/avif" srcset="' +
      `${rendered.replace('/media/', '/media/320/')} 320w, ${rendered.replace('/media/', '/media/640/')} 640w, ${rendered} 1200w" ` +
      'sizes="auto, (min-width: 768px) 720px, 100vw">' +
      `<img src="${rendered.replace('/media/', '/media/640/').replace('.avif', '.webp')}" width="1200" height="1500" alt="Футболка" loading="lazy"></picture></p>`,
  )
})

it('drawings, and pictures of other places, stay as they are', () => {
  for (const src of [
    '/media/tee-0123456789-800x1000-dccfb8.svg',
    'https://example.org/a.jpg',
    '/media/a.jpg',
  ]) {
    const html = `<p><img src="${src}" alt=""></p>`
    expect(withPictureWidths(html)).toBe(html)
  }
})
