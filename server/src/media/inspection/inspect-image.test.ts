import { crc32, deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { samples } from '../../../test/file-samples.ts'
import { inspectImage } from './inspect-image.ts'

const kumach = { r: 181, g: 35, b: 42 }
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: kumach } })
const svg = (inside: string, attributes = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="50"${attributes}>${inside}</svg>`)

/** A PNG that declares a size, in a few bytes. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1 << 20))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const refused = (name: string, bytes: Uint8Array, message: string) =>
  expect(inspectImage(name, bytes)).rejects.toMatchObject({
    status: 422,
    message,
    fields: { file: [message] },
  })

const NOT_AS_NAMED = 'Содержимое картинки не соответствует её расширению'
const UNREADABLE = 'Картинку не удалось прочитать. Сохраните её заново'
const TOO_LARGE = 'В картинке больше 60 миллионов точек'
const KINDS = 'Подойдут картинки SVG, JPG, PNG, WebP и AVIF'
const DECLARED =
  'В рисунке SVG есть вложенные объявления (ENTITY). Экспортируйте его как SVG\u00A01.1 без данных редактора'
const HARMFUL = 'В рисунке SVG есть скрипты или внешние ссылки. Сохраните его без них'

describe('inspectImage: pixels', () => {
  it.each([
    ['a.jpg', 'image/jpeg', () => plain(64, 48).jpeg()],
    ['a.JPEG', 'image/jpeg', () => plain(64, 48).jpeg()],
    ['a.png', 'image/png', () => plain(64, 48).png()],
    ['a.webp', 'image/webp', () => plain(64, 48).webp()],
    ['a.avif', 'image/avif', () => plain(64, 48).avif({ effort: 0 })],
  ] as const)('%s tells its kind, size and colours', async (name, mediaType, make) => {
    const picture = await inspectImage(name, await make().toBuffer())
    expect(picture).toMatchObject({ mediaType, width: 64, height: 48 })
    for (const [at, part] of [kumach.r, kumach.g, kumach.b].entries())
      expect(Math.abs(Number.parseInt(picture.color.slice(1 + at * 2, 3 + at * 2), 16) - part)).toBeLessThan(
        16,
      )
    expect(picture.placeholder).toMatch(/^(?:[abc][123][23]){9}$/)
  })

  it('returns width and height as shown, with the EXIF orientation applied', async () => {
    const turned = await plain(60, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect(await inspectImage('a.jpg', turned)).toMatchObject({ width: 20, height: 60 })
  })

  it('refuses a picture that unpacks to too much, before unpacking it', async () => {
    expect(bomb(40_000, 40_000).byteLength).toBeLessThan(2000)
    await refused('a.png', bomb(40_000, 40_000), TOO_LARGE)
    await refused('a.png', bomb(1_000_000, 61), TOO_LARGE)
    await refused('a.png', bomb(2 ** 31 - 1, 1), UNREADABLE)
    await refused('a.png', Buffer.alloc(41 * 1024 * 1024), 'Картинка больше 40 МБ')
  })

  it.each([
    ['a PNG', 'a.jpg', () => plain(8, 8).png().toBuffer()],
    ['a JPEG', 'a.png', () => plain(8, 8).jpeg().toBuffer()],
    ['a WebP', 'a.avif', () => plain(8, 8).webp().toBuffer()],
    ['a drawing', 'a.png', async () => svg('')],
    ['a JPEG', 'a.svg', () => plain(8, 8).jpeg().toBuffer()],
    ['a packed drawing', 'a.svg', async () => gzipSync(svg(''))],
    ['a program', 'a.png', async () => samples.program],
    ['a PDF', 'a.jpg', async () => samples.pdf],
    ['a GIF', 'a.png', () => plain(8, 8).gif().toBuffer()],
    ['nothing', 'a.png', async () => Buffer.alloc(0)],
  ] as const)('%s by the name of %s is refused', async (_, name, make) => {
    await refused(name, await make(), NOT_AS_NAMED)
  })

  it.each(['a.gif', 'a.tiff', 'a.heic', 'a.html', 'a.svgz', 'a', '.png.exe', 'a.constructor'])(
    'refuses the unsupported format %s',
    async (name) => refused(name, await plain(8, 8).gif().toBuffer(), KINDS),
  )

  it('refuses a broken or truncated picture', async () => {
    const whole = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: kumach,
        noise: { type: 'gaussian', sigma: 30 },
      },
    })
      .jpeg()
      .toBuffer()
    await refused('a.jpg', whole.subarray(0, whole.length / 3), UNREADABLE)
    await refused('a.jpg', samples.jpeg, UNREADABLE)
    await refused('a.png', samples.png, UNREADABLE)
    await refused('a.webp', samples.webp, UNREADABLE)
    await refused('a.avif', samples.heic, UNREADABLE)
    await refused('a.svg', Buffer.from('<html><body>текст</body></html>'), UNREADABLE)
  })
})

describe('inspectImage: drawing', () => {
  it.each([
    ['shapes', svg('<path d="M0 0h9" style="fill:url(#a)"/><use href="#a"/>')],
    [
      'a declaration',
      Buffer.concat([Buffer.from('\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n'), svg('')]),
    ],
    [
      'quoted references',
      svg(`<defs><linearGradient id="a"/></defs><rect style='fill:url("#a")' width="9"/>`),
    ],
    ['a picture within', svg('<image href="data:image/png;base64,iVBORw0KGgo=" width="9"/>')],
    ['words about scripts', svg('<title>description on = onset, data, рисунок «javascript»</title>')],
  ])('accepts %s', async (_, bytes) => {
    expect(await inspectImage('a.svg', bytes)).toMatchObject({
      extension: 'svg',
      mediaType: 'image/svg+xml',
      width: 40,
      height: 50,
      placeholder: '',
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    })
  })

  it.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a script of a prefix', svg('<s:script>alert(1)</s:script>', ' xmlns:s="http://www.w3.org/2000/svg"')],
    ['a script in capitals', svg('<SCRIPT>alert(1)</SCRIPT>')],
    ['onload', svg('', ' onload="alert(1)"')],
    ['onload on a new line', svg('<rect\n\tonclick = "alert(1)"/>')],
    ['javascript:', svg('<a href="javascript:alert(1)"><rect width="9"/></a>')],
    ['javascript: in character references', svg('<a href="&#106;avascript:alert(1)"/>')],
    ['foreignObject', svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>')],
    ['a link', svg('<a xlink:href="https://evil.example/"/>', ' xmlns:xlink="http://www.w3.org/1999/xlink"')],
    ['an external picture', svg('<image href="https://evil.example/a.png"/>')],
    ['an external picture unquoted in style', svg('<rect style="fill:url(https://evil.example/#a)"/>')],
    ['an external picture quoted in style', svg(`<rect style="fill:url('//evil.example/#a')"/>`)],
    ['a local file', svg('<image href="file:///etc/passwd"/>')],
    ['an imported style', svg('<style>@import "https://evil.example/a.css";</style>')],
    ['an imported style in escapes', svg('<style>@\\69mport "https://evil.example/a.css";</style>')],
    ['a data page', svg('<image href="data:text/html;base64,PHNjcmlwdD4="/>')],
    ['a drawing within', svg('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>')],
    ['a changing link', svg('<a><set attributeName="href" to="javascript:alert(1)"/></a>')],
    ['a style sheet', Buffer.concat([Buffer.from('<?xml-stylesheet href="a.css"?>'), svg('')])],
  ])('refuses %s', async (_, bytes) => refused('a.svg', bytes, HARMFUL))

  it.each([
    [
      'entities that unpack to gigabytes',
      Buffer.concat([
        Buffer.from(
          `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${[...'bcdefghij']
            .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghi'[at]};`.repeat(10)}">`)
            .join('')}]>`,
        ),
        svg('<text>&j;</text>'),
      ]),
    ],
    [
      'an external entity',
      Buffer.concat([Buffer.from('<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>'), svg('&a;')]),
    ],
  ])('refuses %s and says what to export instead', async (_, bytes) => refused('a.svg', bytes, DECLARED))

  it.each([
    ['another encoding', Buffer.from('<?xml version="1.0" encoding="utf-7"?><svg>+ADw-script+AD4-</svg>')],
    ['broken UTF-8', Buffer.concat([svg('<title>'), Buffer.from([0xc3, 0x28])])],
  ])('refuses %s', async (_, bytes) => refused('a.svg', bytes, UNREADABLE))

  it('refuses a script in UTF-16 too', async () => {
    const text = '\uFEFF<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    await refused('a.svg', Buffer.from(text, 'utf16le'), HARMFUL)
    await refused('a.svg', Buffer.from(text.slice(1), 'utf16le'), HARMFUL)
  })
})
