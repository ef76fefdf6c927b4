import { expect, it } from 'vitest'
import { type Picture, pictureSrcset, pictureVariantPath, sharePicturePath } from './media.ts'

const upload: Picture = {
  src: '/media/tkan-0123456789.jpg',
  fallback: '/media/640/tkan-0123456789.webp',
  width: 700,
  height: 500,
  color: '#b5232a',
  placeholder: 'b22b22b22fedfedfed1c21c21c2',
  focus: { x: 50, y: 50 },
  widths: [320, 640],
  prerendered: false,
  alt: '',
}

it('lists the widths that a picture was made in', () => {
  expect(pictureSrcset(upload)).toBe(
    '/media/320/tkan-0123456789.avif 320w, /media/640/tkan-0123456789.avif 640w',
  )
})

it('lists a prerendered picture itself as its largest width', () => {
  const rendered = { ...upload, src: '/media/tee-0123456789.avif', width: 1200, widths: [320, 1200] }
  expect(pictureSrcset(rendered)).toBe(
    '/media/320/tee-0123456789.avif 320w, /media/tee-0123456789.avif 1200w',
  )
})

it('builds a path for each width and format, and a JPEG for social networks', () => {
  expect(pictureVariantPath(upload.src, 640, 'webp')).toBe('/media/640/tkan-0123456789.webp')
  expect(sharePicturePath(upload.src)).toBe('/media/share/tkan-0123456789.jpg')
  expect(sharePicturePath('https://example.org/a.png')).toBe('https://example.org/a.png')
})
