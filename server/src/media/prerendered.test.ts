import { type Picture, pictureVariantPath, sharePicturePath } from '@rapport/contract/media/media'
import type { PrerenderedImage } from '@rapport/staff-contract/seed/seed-files'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { describeServer } from '../../test/server-app.ts'
import { storeSeedImages } from './commands.ts'
import { media } from './tables.ts'

const WIDTHS = [320, 640, 1200]
const FOR_EVER = 'public, max-age=31536000, immutable'

/** Red at the top, blue below: shows which part is cropped. */
const flag = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f2a5a' } }).composite([
    {
      input: { create: { width, height: Math.round(height / 4), channels: 3, background: '#b5232a' } },
      top: 0,
      left: 0,
    },
  ])

describeServer('a prerendered picture', (server) => {
  const files = new Map<number, Buffer>()
  let picture: Picture
  let tiny = ''
  const get = (url: string, headers: Record<string, string> = {}) => server().app.inject({ url, headers })

  beforeAll(async () => {
    const kumach = { create: { width: 16, height: 20, channels: 3, background: '#b2232f' } } as const
    tiny = `data:image/webp;base64,${(await sharp(kumach).webp({ lossless: true }).toBuffer()).toString('base64')}`
    for (const width of WIDTHS)
      files.set(
        width,
        await flag(width, width * 1.25)
          .avif({ effort: 0 })
          .toBuffer(),
      )
    const image: PrerenderedImage = {
      name: 'tee-discs-kumach',
      facts: {
        width: 1200,
        height: 1500,
        color: '#D9CDBF',
        alt: 'Красная футболка с дисками',
        focus: { x: 0.48, y: 0.1 },
        tiny,
      },
      widths: WIDTHS,
      read: async (width) => files.get(width) ?? expect.fail(`asked for ${width}`),
    }
    const store = () =>
      storeSeedImages(server().database.orm, server().storage, { images: [], prerendered: [image] })
    const [first, second] = [await store(), await store()]
    expect(second).toEqual(first)
    picture = first.get('tee-discs-kumach') ?? expect.fail()
  })

  it('is returned with its size, colours, focus and available widths', () => {
    const { src } = picture
    expect(picture).toEqual({
      src: expect.stringMatching(/^\/media\/tee-discs-kumach-[0-9a-f]{10}\.avif$/),
      fallback: pictureVariantPath(src, 640, 'webp'),
      width: 1200,
      height: 1500,
      color: '#d9cdbf',
      placeholder: expect.stringMatching(/^(?:a23|b23){9}$/),
      focus: { x: 48, y: 10 },
      widths: WIDTHS,
      prerendered: true,
      alt: 'Красная футболка с дисками',
    })
  })

  it('is served as rendered, in every listed width', async () => {
    for (const width of WIDTHS) {
      const { src } = picture
      const answer = await get(width === 1200 ? src : pictureVariantPath(src, width, 'avif'))
      expect([width, answer.statusCode, answer.rawPayload.equals(files.get(width) ?? Buffer.of())]).toEqual([
        width,
        200,
        true,
      ])
      expect(answer.headers).toMatchObject({ 'content-type': 'image/avif', 'cache-control': FOR_EVER })
    }
    for (const other of [1200, 480].map((width) => pictureVariantPath(picture.src, width, 'avif')))
      expect([other, (await get(other)).statusCode]).toEqual([other, 404])
  })

  it('is ready with focus, alt text and LQIP: no variants are left to be made', async () => {
    const rows = await server().database.orm.select().from(media)
    expect(rows.filter((row) => row.name === 'tee-discs-kumach')).toEqual([
      expect.objectContaining({
        name: 'tee-discs-kumach',
        mediaType: 'image/avif',
        bytes: files.get(1200)?.byteLength,
        width: 1200,
        height: 1500,
        color: '#d9cdbf',
        alt: 'Красная футболка с дисками',
        prerendered: true,
        focusX: 48,
        focusY: 10,
        widths: WIDTHS,
        state: 'ready',
      }),
    ])
  })

  it('is made as WebP on request of an old browser, in that width only, and cached', async () => {
    const old = picture.fallback
    const answers = await Promise.all([get(old), get(old), get(old)])
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': FOR_EVER })
    }
    expect(await sharp(answers[0]?.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 640,
      height: 800,
    })
    expect((await get(old, { range: 'bytes=0-9' })).rawPayload.length).toBe(10)
    expect((await get(pictureVariantPath(picture.src, 320, 'webp'))).statusCode).toBe(404)
  })

  it('is cropped for social networks to a JPEG of 1200 × 630 around its focus', async () => {
    const answer = await get(sharePicturePath(picture.src))
    expect(answer.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': FOR_EVER })
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    })
    // The focus is in the red: a centred crop would be all blue.
    const { data } = await sharp(answer.rawPayload).raw().toBuffer({ resolveWithObject: true })
    expect(data[0]).toBeGreaterThan(150)
    expect((await get(sharePicturePath(picture.src).replace('tee', 'cap'))).statusCode).toBe(404)
  })

  it('shares drawings too', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"><rect width="800" height="1000" fill="#b5232a"/></svg>'
    const images = [{ name: 'list', mediaType: 'image/svg+xml', bytes: Buffer.from(svg) }]
    const drawing = (await storeSeedImages(server().database.orm, server().storage, { images })).get('list')
    const answer = await get(sharePicturePath(drawing?.src ?? ''))
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
  })
})
