import { buffer } from 'node:stream/consumers'
import { drawMedia } from '../../media/drawing/draw.ts'
import { mediaKey, pictureFile } from '../../media/media-paths.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import {
  type Brand,
  type DrawStored,
  drawIcon,
  drawShare,
  type IconKind,
  isDrawing,
} from './brand-pictures.ts'
import { encodeIco } from './encode-ico.ts'

/** A file made of the theme. */
export interface BrandFile {
  type: string
  bytes: Buffer
}

/** Draws the files of a theme. Pictures are drawn in a child process. */
type MakeFile = (brand: Brand, tools: { draw: DrawStored; icons: string }) => Promise<BrandFile>

const PNG = 'image/png'
const FAVICON = 32

const icon =
  (kind: IconKind, size: number): MakeFile =>
  async (brand, { draw }) => ({
    type: PNG,
    bytes: await toPng(await drawIcon(brand, kind, size, draw), size),
  })

/** Every file by its path. */
export const BRAND_FILES: Readonly<Record<string, MakeFile>> = {
  '/favicon.ico': async (brand, tools) => {
    const { bytes } = await icon('favicon', FAVICON)(brand, tools)
    return { type: 'image/x-icon', bytes: encodeIco(bytes, FAVICON) }
  },
  '/favicon.svg': async (brand, { draw }) => ({
    type: 'image/svg+xml',
    bytes: Buffer.from(await drawIcon(brand, 'favicon', 64, draw)),
  }),
  '/apple-touch-icon.png': icon('touch', 180),
  '/icon-192.png': icon('icon', 192),
  '/icon-512.png': icon('icon', 512),
  '/icon-maskable-512.png': icon('maskable', 512),
  '/share.png': async (brand, { draw }) => ({
    type: PNG,
    bytes: await toPng(await drawShare(brand, draw), 1200),
  }),
  '/site.webmanifest': async (brand, { icons }) => ({
    type: 'application/manifest+json',
    bytes: Buffer.from(`${JSON.stringify(writeManifest(brand, icons), null, 2)}\n`),
  }),
}

async function toPng(svg: string, width: number): Promise<Buffer> {
  const size = { width, fit: 'inside' } as const
  const drawn = await drawMedia('brand', { reader: 'drawing', size, format: 'png' }, Buffer.from(svg))
  if (!drawn) throw new Error('An icon could not be drawn')
  return drawn.bytes
}

/** Returns a function that draws stored pictures. It returns undefined if a picture is gone or can't be drawn. */
export const drawFrom =
  (storage: Storage): DrawStored =>
  async (picture, width, height) => {
    const stored = await storage.get(mediaKey(pictureFile(picture)))
    if (!stored) return undefined
    const bytes = await buffer(stored.stream)
    const reader = isDrawing(picture) ? 'drawing' : 'picture'
    const size = { width, height, fit: 'inside' } as const
    return (await drawMedia('brand', { reader, size, format: 'png' }, bytes))?.bytes
  }

function writeManifest({ name, tagline, colors }: Brand, icons: string) {
  const at = (file: string, size: number) => ({
    src: `/${file}.png?v=${icons}`,
    sizes: `${size}x${size}`,
    type: PNG,
  })
  return {
    name: tagline ? `${name} — ${tagline}` : name,
    short_name: name,
    lang: 'ru',
    start_url: '/',
    display: 'browser',
    background_color: colors.linen,
    theme_color: colors.linen,
    icons: [
      at('icon-192', 192),
      at('icon-512', 512),
      { ...at('icon-maskable-512', 512), purpose: 'maskable' },
    ],
  }
}
