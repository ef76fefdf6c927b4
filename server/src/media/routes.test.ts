import { buffer } from 'node:stream/consumers'
import { messages } from '@rapport/contract/errors/messages'
import fastify from 'fastify'
import sharp from 'sharp'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { describeServer } from '../../test/server-app.ts'
import { createJobs } from '../platform/jobs/jobs.ts'
import { systemTime } from '../platform/process/clock.ts'
import { MEDIA_QUEUE, storeSeedImages } from './commands.ts'
import { media } from './tables.ts'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><style>path{fill:red}</style></svg>'

describeServer('media routes', (server) => {
  let photo = ''
  let drawing = ''
  let bytes: Buffer
  const get = (url: string, headers: Record<string, string> = {}) => server().app.inject({ url, headers })
  const inWidth = (width: number | string, format: string) =>
    photo.replace('/media/', `/media/${width}/`).replace(/\w+$/, format)

  beforeAll(async () => {
    bytes = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#b5232a' } })
      .png()
      .toBuffer()
    const pictures = await storeSeedImages(server().database.orm, server().storage, {
      images: [
        { name: 'kumach', mediaType: 'image/png', bytes },
        { name: 'risunok', mediaType: 'image/svg+xml', bytes: Buffer.from(svg) },
      ],
    })
    photo = pictures.get('kumach')?.src ?? expect.fail()
    drawing = pictures.get('risunok')?.src ?? expect.fail()
  })

  it('serve the bytes, cached forever, with a CSP that blocks everything', async () => {
    const answer = await get(photo)
    expect([answer.statusCode, answer.rawPayload.equals(bytes)]).toEqual([200, true])
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    })
    const drawn = await get(drawing)
    expect([drawn.headers['content-type'], drawn.body]).toEqual(['image/svg+xml', svg])
    expect(drawn.headers['content-security-policy']).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox; style-src 'unsafe-inline'",
    )
  })

  it('answer 304 to a matching ETag, and a HEAD with headers alone', async () => {
    const { etag } = (await get(photo)).headers
    const again = await get(photo, { 'if-none-match': String(etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const head = await server().app.inject({ method: 'HEAD', url: photo })
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      String(bytes.length),
    ])
  })

  describe('ranges', () => {
    it.each([
      ['bytes=0-9', 0, 9],
      ['bytes=10-', 10, undefined],
      ['bytes=-5', -5, undefined],
      ['bytes=0-999999999', 0, undefined],
    ])('answer 206 to %s', async (range, from, to) => {
      const answer = await get(photo, { range })
      const expected = bytes.subarray(from, to === undefined ? undefined : to + 1)
      const start = from < 0 ? bytes.length + from : from
      expect([answer.statusCode, answer.rawPayload.equals(expected)]).toEqual([206, true])
      expect(answer.headers).toMatchObject({
        'content-range': `bytes ${start}-${start + expected.length - 1}/${bytes.length}`,
        'content-length': String(expected.length),
      })
    })

    it.each(['bytes=99999999-', 'bytes=-0'])('answer 416 to %s, beyond the end', async (range) => {
      const answer = await get(photo, { range })
      expect([answer.statusCode, answer.headers['content-range'], answer.json().message]).toEqual([
        416,
        `bytes */${bytes.length}`,
        messages.rangeNotSatisfiable,
      ])
    })

    it.each(['bytes=5-2', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=a-b', 'bytes=-'])(
      'answer 200 with the whole file to %s',
      async (range) => {
        const answer = await get(photo, { range })
        expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, bytes.length])
      },
    )

    it('continue only with the same picture', async () => {
      const { etag } = (await get(photo)).headers
      const same = await get(photo, { range: 'bytes=0-9', 'if-range': String(etag) })
      expect([same.statusCode, same.rawPayload.length]).toEqual([206, 10])
      for (const other of ['"other"', `W/${etag}`, 'Sat, 21 Nov 2026 00:00:00 GMT']) {
        const answer = await get(photo, { range: 'bytes=0-9', 'if-range': other })
        expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, bytes.length])
      }
    })
  })

  it('serve the original uncached until a width is made, then that width', async () => {
    for (const format of ['avif', 'webp']) {
      const answer = await get(inWidth(320, format), { range: 'bytes=0-9' })
      expect([answer.statusCode, answer.rawPayload.equals(bytes)]).toEqual([200, true])
      expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' })
      expect(answer.headers.etag).toBeUndefined()
    }
    const { database } = server()
    const jobs = await createJobs(database, fastify({ logger: false }).log, systemTime)
    await jobs.createQueue(MEDIA_QUEUE)
    for (const row of await database.orm.select().from(media))
      if (row.state === 'pending') await jobs.enqueue(database.orm, MEDIA_QUEUE, String(row.id))
    await vi.waitFor(
      async () => {
        const states = (await database.orm.select().from(media)).map((row) => row.state)
        expect(new Set(states)).toEqual(new Set(['ready']))
      },
      { timeout: 20_000, interval: 100 },
    )
    await jobs.stop()
    for (const [width, format, type] of [
      [320, 'avif', 'heif'],
      [480, 'webp', 'webp'],
    ] as const) {
      const answer = await get(inWidth(width, format))
      expect(answer.headers).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
      })
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width, format: type })
      const part = await get(inWidth(width, format), { range: 'bytes=0-9' })
      expect([part.statusCode, part.rawPayload.length]).toEqual([206, 10])
    }
    const kept = await server().storage.get(inWidth(320, 'avif').slice(1))
    expect((await buffer(kept?.stream ?? expect.fail())).length).toBe(
      (await get(inWidth(320, 'avif'))).rawPayload.length,
    )
  })

  it('answer 404 to a missing picture or width', async () => {
    const missing = [
      inWidth(960, 'avif'),
      inWidth(333, 'avif'),
      inWidth('0320', 'avif'),
      inWidth('3e2', 'avif'),
      inWidth(320, 'png'),
      inWidth(320, 'jpg'),
      photo.replace('kumach', 'drugoy'),
      photo.replace('kumach', 'drugoy').replace('/media/', '/media/320/').replace('png', 'webp'),
      photo.replace('.png', '.jpg'),
      photo.toUpperCase().replace('/MEDIA', '/media'),
      drawing.replace('/media/', '/media/320/').replace('svg', 'webp'),
      '/media/',
      '/media/a',
      '/media/a--b.png',
      '/media/-a.png',
      '/media/a.constructor',
      '/media/..%2f..%2fetc%2fpasswd',
      '/media/320/..%2f..%2fa.png',
      "/media/'; drop table media; --.png",
      `/media/${'a'.repeat(250)}.png`,
      '/media/1/2/3.png',
    ]
    for (const url of missing) expect([url, (await get(url)).statusCode]).toEqual([url, 404])
    expect((await get('/media/%00.png')).statusCode).toBe(400)
  })
})
