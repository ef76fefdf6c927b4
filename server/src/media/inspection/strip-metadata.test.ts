import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { stripMetadata } from './strip-metadata.ts'

const GPS = { IFD0: { Artist: 'Анна' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '56/1 59/1 0/1' } }
const plain = () => sharp({ create: { width: 64, height: 48, channels: 3, background: '#b5232a' } })

describe('stripMetadata', () => {
  it.each(['jpg', 'png', 'webp', 'avif'] as const)(
    'removes place, owner and device from %s, and applies the orientation',
    async (extension) => {
      const taken = await plain()
        .withExif(GPS)
        .withMetadata({ orientation: 6 })
        .toFormat(extension === 'jpg' ? 'jpeg' : extension)
        .toBuffer()
      expect((await sharp(taken).metadata()).exif).toBeDefined()
      const { exif, xmp, iptc, orientation, width, height } = await sharp(
        await stripMetadata(extension, taken),
      ).metadata()
      expect({ exif, xmp, iptc, orientation }).toEqual({})
      const turned = (await sharp(taken).metadata()).autoOrient
      expect({ width, height }).toEqual({ width: turned.width, height: turned.height })
    },
  )

  it('returns a picture without metadata unchanged, byte for byte', async () => {
    const clean = await plain().jpeg().toBuffer()
    expect(await stripMetadata('jpg', clean)).toBe(clean)
  })
})
