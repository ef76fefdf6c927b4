import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { IMAGE_BYTES_MAX } from '@rapport/staff-contract/media/media-limits'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { createPng, fileForm } from '../../test/content/media-files.ts'
import { SOON } from '../../test/soon.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { media } from '../media/tables.ts'

describeStaff('uploadMedia', (server) => {
  let editor: SignedIn
  beforeAll(async () => {
    editor = await server().signedIn('editor')
  })
  const upload = (name: string, bytes: Uint8Array, browser = editor) =>
    browser.call('uploadMedia', { body: fileForm(name, bytes) })
  const stored = () => server().database.orm.$count(media)

  it('stores the picture with its size and name, and sends it', async () => {
    const { status, result } = await upload('Ситец «Кумач».png', await createPng('#b5232a'))
    expect([status, result.isDuplicate]).toEqual([200, false])
    expect(result.asset).toMatchObject({
      version: 1,
      name: 'Ситец «Кумач»',
      mediaType: 'image/png',
      picture: { width: 640, height: 800, color: expect.stringMatching(/^#/), alt: '' },
      tags: [],
    })
    const answer = await server().app.inject(result.asset.picture.src)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
  })

  it('returns the existing picture as a duplicate when the content is the same', async () => {
    const bytes = await createPng('#1f2a5a')
    const first = (await upload('indigo.png', bytes)).result
    const before = await stored()
    const second = (await upload('Кубовая набойка.png', bytes)).result
    expect(second).toEqual({ asset: expect.objectContaining({ id: first.asset.id }), isDuplicate: true })
    expect(await stored()).toBe(before)
  })

  it('removes camera metadata', async () => {
    const bytes = await sharp(await createPng('#d49a2a'))
      .withExif({ IFD0: { Artist: 'Анна Ткач' } })
      .jpeg()
      .toBuffer()
    const { result } = await upload('camera.jpg', bytes)
    const { rawPayload } = await server().app.inject(result.asset.picture.src)
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
  })

  it('refuses files that are not pictures, contain scripts or unpack to too many pixels, and stores nothing', async () => {
    const before = await stored()
    const bomb = `<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"><rect/></svg>`
    const tries: [string, Uint8Array, string][] = [
      ['page.html', Buffer.from('<b>'), 'Подойдут картинки SVG, JPG, PNG, WebP и\u00A0AVIF'],
      ['ne-png.png', Buffer.from('MZ\x90'), 'Содержимое картинки не соответствует её расширению'],
      [
        'script.svg',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
        'В рисунке SVG есть скрипты или внешние ссылки. Сохраните его без них',
      ],
      ['bomb.svg', Buffer.from(bomb), 'В картинке больше 60 миллионов точек'],
      [
        'broken.png',
        (await createPng('#ffffff')).subarray(0, 60),
        'Картинку не удалось прочитать. Сохраните её заново',
      ],
    ]
    for (const [name, bytes, sentence] of tries) {
      const { status, errors } = await upload(name, bytes)
      expect([name, status, errors.file?.[0]?.replace(/\u00A0/g, ' ')]).toEqual([
        name,
        422,
        sentence.replace(/\u00A0/g, ' '),
      ])
    }
    expect(await stored()).toBe(before)
  })

  it('answers 413 above 40 MB and leaves no temporary file', async () => {
    const { status, errors } = await upload('large.png', Buffer.alloc(IMAGE_BYTES_MAX + 1))
    expect([status, errors.file]).toEqual([
      413,
      ['Файл больше 40\u00A0МБ. Уменьшите его и\u00A0загрузите снова'],
    ])
    expect(await readdir(join(server().dataDir, 'incoming'))).toEqual([])
  })

  it('leaves no temporary file when the body exceeds the limit before the file begins', async () => {
    // The file arrives in one piece, like the end of a body with as many bytes before its file.
    const { status } = await upload('larger.png', Buffer.alloc(IMAGE_BYTES_MAX + 128 * 1024))
    expect(status).toBe(413)
    // A second upload gives the server time to begin a file by mistake.
    await upload('none.png', Buffer.from('none'))
    expect(await readdir(join(server().dataDir, 'incoming'))).toEqual([])
  })

  it('answers 422 without a file and 400 to a wrong field', async () => {
    const none = await editor.call('uploadMedia', { body: new FormData() })
    expect([none.status, none.errors.file]).toEqual([422, ['Выберите файл']])
    const form = new FormData()
    form.append('picture', new Blob(['x']), 'a.png')
    expect((await editor.call('uploadMedia', { body: form })).status).toBe(400)
  })

  it('becomes ready when its widths are made', async () => {
    const { result } = await upload('widths.png', await createPng('#5c554b', 400, 500))
    const { id } = result.asset
    const state = async () => (await editor.call('getMediaDetails', { id })).result.asset.state
    await expect.poll(state, SOON).toBe('ready')
  })
})
