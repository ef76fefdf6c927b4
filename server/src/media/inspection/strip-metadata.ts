import sharp from 'sharp'

/** Raster formats. */
export type PixelExtension = 'jpg' | 'png' | 'webp' | 'avif'

/** Near enough to lossless that the variants show no difference. */
const QUALITY = 92

/**
 * Returns the picture without metadata of camera or editor: place, time, device, owner. Every visitor can
 * download the file. A picture without metadata is returned byte for byte. The picture must have been
 * inspected.
 */
export async function stripMetadata(extension: PixelExtension, bytes: Uint8Array): Promise<Uint8Array> {
  const image = sharp(bytes)
  const { exif, xmp, iptc, comments } = await image.metadata()
  if (!exif && !xmp && !iptc && !comments?.length) return bytes
  const upright = image.autoOrient()
  if (extension === 'png') return upright.png().toBuffer()
  if (extension === 'jpg') return upright.jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer()
  return upright.toFormat(extension, { quality: QUALITY }).toBuffer()
}
