import * as z from 'zod/mini'

/** Widths in pixels that an uploaded picture is made in, as AVIF and WebP each. */
export const MEDIA_WIDTHS = [320, 480, 640, 960, 1280, 1600, 1920] as const
export type MediaFormat = 'avif' | 'webp'

/** Size of the picture that social networks show beside a link. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** A picture as it is stored, sent and shown: all that a page needs to hold its place and to choose a file. */
export const picture = z.object({
  /** Path of the picture itself. */
  src: z.string(),
  /** Path for a browser that knows neither AVIF nor a choice of widths. */
  fallback: z.string(),
  /** In pixels; 0 where they are not known. */
  width: z.number(),
  height: z.number(),
  /** Dominant colour, `#b5232a`; empty where it is not known. */
  color: z.string(),
  /** Colours of three rows of three fields, three hexadecimal digits each, from the top; empty of a drawing. */
  placeholder: z.string(),
  /** What must stay seen when the picture is cut, in hundredths of its width and height. */
  focus: z.object({ x: z.number(), y: z.number() }),
  /** Widths it can be asked for as AVIF, ascending; none of a drawing, which is sharp at any size. */
  widths: z.array(z.number()),
  /** Whether it was rendered from a model of the thing rather than photographed or drawn. */
  prerendered: z.boolean(),
  /** What can be seen in it; empty where nobody has said it. */
  alt: z.string(),
})
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
