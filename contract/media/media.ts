import type * as z from 'zod/mini'
import type { picture } from './picture.ts'

/** Widths of the variants of an uploaded picture in pixels, each as AVIF and WebP. */
export const MEDIA_WIDTHS = [320, 480, 640, 960, 1280, 1600, 1920] as const
export type MediaFormat = 'avif' | 'webp'

/** Size of a share picture for social networks. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** Its schema is in a separate module, so that pages show pictures without loading Zod. */
export type Picture = z.infer<typeof picture>

/** Returns the path of a picture in one width and format. */
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

/** Returns the path of a picture cropped to SHARE_SIZE as a JPEG, which social networks support. */
export const sharePicturePath = (src: string): string =>
  src.startsWith('/media/') ? src.replace('/media/', '/media/share/').replace(/\.\w+$/, '.jpg') : src
