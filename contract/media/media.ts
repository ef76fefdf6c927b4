import type * as z from 'zod/mini'
import type { picture } from './picture.ts'

/** Widths in pixels that an uploaded picture is made in, as AVIF and WebP each. */
export const MEDIA_WIDTHS = [320, 480, 640, 960, 1280, 1600, 1920] as const
export type MediaFormat = 'avif' | 'webp'

/** Size of the picture that social networks show beside a link. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** Its schema stands apart: pages show pictures without a word of Zod. */
export type Picture = z.infer<typeof picture>

/** Returns the path of a picture in one of its widths and formats. */
export function pictureVariantPath(src: string, width: number, format: MediaFormat): string {
  return src.replace('/media/', `/media/${width}/`).replace(/\.\w+$/, `.${format}`)
}

/** Returns the `srcset` of a picture's AVIF files; the largest may be the picture itself. */
export function pictureSrcset({ src, width, widths }: Picture): string {
  return widths
    .map((wide) => {
      const isItself = wide === width && src.endsWith('.avif')
      return `${isItself ? src : pictureVariantPath(src, wide, 'avif')} ${wide}w`
    })
    .join(', ')
}

/** Returns the path of a picture of this site cut to SHARE_SIZE as a JPEG, which social networks read. */
export const sharePicturePath = (src: string): string =>
  src.startsWith('/media/') ? src.replace('/media/', '/media/share/').replace(/\.\w+$/, '.jpg') : src
