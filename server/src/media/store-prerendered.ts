import type { PrerenderedImage } from '@rapport/staff-contract/seed/seed-files'
import type { Storage } from '../platform/storage/storage.ts'
import { mediaFileName, mediaKey, variantKey } from './media-paths.ts'
import type { MediaRow } from './tables.ts'

/** Stores a prerendered picture unchanged: its files are already encoded, better than a server would. */
export async function storePrerendered(
  storage: Storage,
  { name, facts, widths, read }: PrerenderedImage,
): Promise<MediaRow> {
  // Only the first start needs libvips in this process.
  const { createPlaceholder } = await import('./inspection/placeholder.ts')
  const bytes = await Promise.all(widths.map(read))
  const file = mediaFileName(name, bytes, 'avif')
  for (const [index, width] of widths.entries()) {
    const key = width === facts.width ? mediaKey(file) : variantKey(file, width, 'avif')
    await storage.put(key, bytes[index] ?? new Uint8Array())
  }
  return {
    file,
    name,
    mediaType: 'image/avif',
    bytes: bytes.at(-1)?.byteLength ?? 0,
    width: facts.width,
    height: facts.height,
    color: facts.color.toLowerCase(),
    placeholder: await createPlaceholder(decodeDataUrl(facts.tiny)),
    alt: facts.alt,
    focusX: Math.round(facts.focus.x * 100),
    focusY: Math.round(facts.focus.y * 100),
    widths,
    prerendered: true,
    state: 'ready',
  }
}

const decodeDataUrl = (url: string) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
