/** Widths in pixels that an uploaded picture is made in, as AVIF and WebP each. */
export const MEDIA_WIDTHS = [320, 480, 640, 960, 1280, 1600, 1920] as const
export type MediaFormat = 'avif' | 'webp'

/** Size of the picture that social networks show beside a link. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/**
 * What a picture's address tells of it: `/media/<name>-<hash>-<width>x<height>-<color>-p<preview>.<extension>`; of one
 * that was rendered ahead in its widths, `…-p<preview>-f<x>x<y>-w<width>w<width>….<extension>`. A drawing has no preview.
 */
export interface MediaFacts {
  width: number
  height: number
  /** Dominant colour, `#b5232a`. */
  color: string
  /** A tiny preview: the colours of three rows of three fields, `#abc`, from the top; none of a drawing. */
  preview: string[]
  /** What must stay seen when the picture is cut, in hundredths of its width and height. */
  focus: { x: number; y: number }
  /** Widths it can be asked for in each format; none of a drawing, which is sharp at any size. */
  widths: Record<MediaFormat, number[]>
  /** Rendered ahead: all its AVIF widths stand, the largest as the picture itself. */
  rendered: boolean
}

const FILE =
  /^\/media\/[a-z0-9-]+-(\d{1,5})x(\d{1,5})-([0-9a-f]{6})(?:-p([0-9a-f]{27}))?(?:-f(\d{1,3})x(\d{1,3}))?(?:-((?:w\d{2,4})+))?\.(svg|jpg|png|webp|avif)$/

/** The facts of a picture of this site by its address alone, or undefined for any other address. */
export function mediaFacts(address: string): MediaFacts | undefined {
  const [, width, height, color, preview = '', x = '50', y = '50', ahead, extension] =
    FILE.exec(address) ?? []
  if (!width || !height) return undefined
  return {
    width: Number(width),
    height: Number(height),
    color: `#${color}`,
    preview: Array.from(preview.matchAll(/.../g), ([field]) => `#${field}`),
    focus: { x: Number(x), y: Number(y) },
    widths: ahead ? widthsAhead(ahead) : widthsMade(extension === 'svg' ? 0 : Number(width)),
    rendered: ahead !== undefined,
  }
}

/** Browsers without AVIF are few: for a rendered picture they get one WebP of a middling width. */
function widthsAhead(ahead: string): MediaFacts['widths'] {
  const avif = ahead.slice(1).split('w').map(Number)
  return { avif, webp: avif.slice(Math.floor(avif.length / 2)).slice(0, 1) }
}

function widthsMade(width: number): MediaFacts['widths'] {
  const widths = MEDIA_WIDTHS.filter((wide) => wide <= width)
  return { avif: widths, webp: widths }
}

/** Address of a picture in one of its widths and formats. */
export function mediaVariant(address: string, width: number, format: MediaFormat): string {
  const facts = mediaFacts(address)
  if (facts?.rendered && format === 'avif' && width === facts.width) return address
  return address.replace('/media/', `/media/${width}/`).replace(/\.\w+$/, `.${format}`)
}

const FALLBACK_WIDTH_MAX = 1280

/** The picture for a browser that knows neither AVIF nor a choice of widths. */
export function mediaFallback(address: string): string {
  const width = mediaFacts(address)?.widths.webp.findLast((wide) => wide <= FALLBACK_WIDTH_MAX)
  return width === undefined ? address : mediaVariant(address, width, 'webp')
}

/** The picture cut to SHARE_SIZE as a JPEG, which social networks read; any other address as it is. */
export function mediaShare(address: string): string {
  return mediaFacts(address) ? address.replace('/media/', '/media/share/').replace(/\.\w+$/, '.jpg') : address
}
