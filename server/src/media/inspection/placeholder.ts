import sharp from 'sharp'

/** Returns the colours of a 3 × 3 grid of a small picture, three hexadecimal digits each. */
export async function createPlaceholder(small: Uint8Array): Promise<string> {
  const colors = await sharp(small)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(3, 3, { fit: 'fill' })
    .raw()
    .toBuffer()
  return Array.from(colors, (part) => Math.round(part / 17).toString(16)).join('')
}
