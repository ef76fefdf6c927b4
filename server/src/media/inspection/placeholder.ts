import sharp from 'sharp'

/**
 * Returns the colours of three rows of three fields of a tiny preview (a data URL), three hexadecimal digits each; none of
 * a drawing.
 */
export async function createPlaceholder(preview: string | null): Promise<string> {
  if (preview === null) return ''
  const bytes = Buffer.from(preview.slice(preview.indexOf(',') + 1), 'base64')
  const colors = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(3, 3, { fit: 'fill' })
    .raw()
    .toBuffer()
  return Array.from(colors, (part) => Math.round(part / 17).toString(16)).join('')
}
