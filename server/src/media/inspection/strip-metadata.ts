import sharp from 'sharp'

/** A kind of picture that is made of pixels. */
export type PixelExtension = 'jpg' | 'png' | 'webp' | 'avif'

/** Near enough to lossless that the widths made of it show no difference. */
const QUALITY = 92

/**
 * The same picture without what a camera or an editor wrote into it: place, time, device, owner. Everybody can
 * download the file. One that carries nothing of the kind stays byte for byte; the picture must have been examined.
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
