import type { PrerenderedImage } from '@rapport/contract/seed'
import type { Storage } from '../platform/storage.ts'
import { renderedFile, variantKey } from './addresses.ts'
import { previewFields } from './preview-fields.ts'
import type { media } from './tables.ts'

/** Stores a picture that was rendered ahead, as it is: its files are encoded already, and better than a server would. */
export async function storeRendered(
  storage: Storage,
  image: PrerenderedImage,
): Promise<typeof media.$inferInsert> {
  const { name, facts, widths } = image
  const bytes = await Promise.all(widths.map((width) => image.read(width)))
  const file = renderedFile(image, await previewFields(facts.tiny), bytes)
  for (const [index, width] of widths.entries())
    await storage.write(variantKey(file, width, 'avif'), bytes[index] ?? new Uint8Array())
  return {
    file,
    name,
    mediaType: 'image/avif',
    bytes: bytes.at(-1)?.byteLength ?? 0,
    width: facts.width,
    height: facts.height,
    color: facts.color.slice(1).toLowerCase(),
    preview: facts.tiny,
    alt: facts.alt,
    focusX: Math.round(facts.focus.x * 100),
    focusY: Math.round(facts.focus.y * 100),
    widths,
    state: 'ready',
  }
}
