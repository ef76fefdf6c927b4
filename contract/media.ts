/** Widths in pixels that pictures are made in, as AVIF and WebP each. */
export const MEDIA_WIDTHS = [320, 480, 640, 960, 1280, 1600, 1920] as const
export type MediaFormat = 'avif' | 'webp'

/** What a picture's address tells of it: `/media/<name>-<hash>-<width>x<height>-<color>.<extension>`. */
export interface MediaFacts {
  width: number
  height: number
  /** Dominant colour, `#b5232a`. */
  color: string
  /** Widths it can be asked for; none of a drawing, which is sharp at any size. */
  widths: number[]
}

const FILE = /^\/media\/[a-z0-9-]+-(\d{1,5})x(\d{1,5})-([0-9a-f]{6})\.(svg|jpg|png|webp|avif)$/

/** The facts of a picture of this site by its address alone, or undefined for any other address. */
export function mediaFacts(address: string): MediaFacts | undefined {
  const [, width, height, color, extension] = FILE.exec(address) ?? []
  if (!width || !height) return undefined
  const widths = extension === 'svg' ? [] : MEDIA_WIDTHS.filter((wide) => wide <= Number(width))
  return { width: Number(width), height: Number(height), color: `#${color}`, widths }
}

/** Address of a picture in one of its widths and formats. */
export function mediaVariant(address: string, width: number, format: MediaFormat): string {
  return address.replace('/media/', `/media/${width}/`).replace(/\.\w+$/, `.${format}`)
}
