import { themeMessages } from '@rapport/staff-contract/theme/theme-messages'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { publish, save } from '../../../test/content/entries.ts'
import { createPng, fileForm } from '../../../test/content/media-files.ts'
import { SOON } from '../../../test/soon.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'
import { seedEntries } from '../../editing/commands.ts'
import { contentEntries } from '../../editing/tables.ts'
import { toReadableHtml } from '../../personal-data/readable-html.ts'
import { emailHtml } from '../../platform/mail/email-html.ts'
import { FIRST_THEME } from '../commands.ts'

const email = {
  heading: 'Привет',
  paragraphs: [],
  rows: [],
  closing: [],
  sender: 'Ткацкий двор',
  signature: [],
}

const COLORS = { accent: '#0b5d3b', ground: '#eef2f5', text: '#10202e' }

/** A PNG that can't be compressed, larger than a logo may be. */
const createNoise = () =>
  sharp({
    create: {
      width: 800,
      height: 800,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .png()
    .toBuffer()

const drawSquare = (side: number, color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}"><path fill="${color}" d="M0 0h${side}v${side}H0z"/></svg>`

const sizeOf = async ({ rawPayload }: { rawPayload: Buffer }) => {
  const { width, height } = await sharp(rawPayload).metadata()
  return [width, height]
}

async function upload(editor: SignedIn, name: string, bytes: Uint8Array): Promise<string> {
  const { result } = await editor.call('uploadMedia', { body: fileForm(name, bytes) })
  return result.asset.file
}

describeStaff('the brand', (server) => {
  const get = (url: string, headers = {}) => server().app.inject({ url, headers })
  async function publishTheme(editor: SignedIn, change: object) {
    const { orm } = server().database
    const [entry] = await orm.select().from(contentEntries).where(eq(contentEntries.kind, 'theme'))
    const { id = 0, version = 0 } = entry ?? {}
    const snapshot = { ...FIRST_THEME, ...COLORS, ...change }
    return publish(editor, (await save(editor, id, { version, snapshot })).result.entry)
  }
  beforeAll(() => seedEntries(server().database.orm, 'theme', [FIRST_THEME], async () => undefined))

  it('mails, error pages and archives of personal data get the colours of a published theme', async () => {
    const editor = await server().signedIn('editor')
    await publishTheme(editor, {})
    await expect.poll(() => emailHtml(email), SOON).toContain('background:#0b5d3b')
    const { body, headers } = await server().app.inject('/orders/x.pdf')
    for (const page of [body, emailHtml(email), toReadableHtml({ orders: [] })]) {
      expect(page).toContain('#eef2f5')
      expect(page).not.toMatch(/#f4efe6|#b5232a|#1a1815/i)
    }
    expect(headers['content-security-policy']).toMatch(/style-src 'sha256-/)
  })

  it("the mark of a mail is the first letter of the factory's name", () => {
    expect(emailHtml(email)).toMatch(/class="mark"[^>]*>Т<\/td>/)
  })

  it('icons without a sign show the first letter of the name, never the mark of the demo', async () => {
    const { body, headers } = await server().app.inject('/favicon.svg')
    expect(headers['content-type']).toBe('image/svg+xml')
    expect(body.match(/<path /g)).toHaveLength(1)
    expect(body).toContain('#0b5d3b')
    const [manifest, share] = [await get('/site.webmanifest'), await get('/share.png')]
    expect(JSON.parse(manifest.body)).toMatchObject({ short_name: 'Фабрика «Проба»', theme_color: '#eef2f5' })
    const sizes = [share, await get('/icon-maskable-512.png'), await get('/apple-touch-icon.png')].map(sizeOf)
    expect(await Promise.all(sizes)).toEqual([
      [1200, 630],
      [512, 512],
      [180, 180],
    ])
    const ico = (await get('/favicon.ico')).rawPayload
    expect([ico.readUInt16LE(2), ico.readUInt8(6), ico.subarray(23, 26).toString()]).toEqual([1, 32, 'PNG'])
  })

  it('a sign becomes the icons at once, whose URL with its version never changes', async () => {
    const editor = await server().signedIn('editor')
    const version = async () => JSON.parse((await get('/api/v1/site')).body).result.theme.icons
    const before = await version()
    const sign = await upload(editor, 'sign.svg', Buffer.from(drawSquare(9, '#123456')))
    await publishTheme(editor, { sign })
    await expect.poll(version, SOON).not.toBe(before)
    const icon = await get(`/icon-192.png?v=${await version()}`)
    expect(icon.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get('/icon-192.png')).headers['cache-control']).toBe('public, max-age=3600')
    const { dominant } = await sharp(icon.rawPayload)
      .extract({ left: 60, top: 60, width: 70, height: 70 })
      .stats()
    expect([dominant.r, dominant.g, dominant.b].map((part) => part >> 4)).toEqual([1, 3, 5])
    const { etag } = icon.headers
    expect((await get('/icon-192.png', { 'if-none-match': String(etag) })).statusCode).toBe(304)
  })

  it.each([
    ['logo', 'a.png', () => createPng('#111111', 1, 1), themeMessages.logoSmall],
    [
      'logo',
      'a.jpg',
      async () =>
        sharp(await createPng('#111111'))
          .jpeg()
          .toBuffer(),
      themeMessages.logoKind,
    ],
    ['logoOnDark', 'large.png', createNoise, themeMessages.logoBytes],
    ['sign', 'wide.png', () => createPng('#222222', 600, 200), themeMessages.signShape],
    ['sign', 'tiny.png', () => createPng('#222222', 64, 64), themeMessages.signSmall],
    ['repeat', 'huge.png', () => createPng('#333333', 2000, 64), themeMessages.repeatSize],
  ] as const)(
    'a picture that is no %s (%s) is refused with a reason, and nothing is published',
    async (field, name, make, message) => {
      const editor = await server().signedIn('editor')
      const file = await upload(editor, name, await make())
      const answer = await publishTheme(editor, { [field]: file, ground: '#ffffff' })
      expect([answer.status, answer.errors]).toEqual([422, { [`entries.0.${field}`]: [message] }])
      expect(JSON.parse((await get('/api/v1/site')).body).result.theme.ground).toBe('#eef2f5')
    },
  )

  it('an uploaded repeat is the band of pages, and is required for it', async () => {
    const editor = await server().signedIn('editor')
    const missing = await publishTheme(editor, { ornament: 'own' })
    expect(missing.errors).toEqual({ 'entries.0.repeat': [themeMessages.repeatRequired] })
    const repeat = await upload(editor, 'repeat.svg', Buffer.from(drawSquare(64, '#445566')))
    await publishTheme(editor, { ornament: 'own', repeat })
    const style = async () => JSON.parse((await get('/api/v1/site')).body).result.theme.style
    await expect.poll(style, SOON).toContain(`--band:url(/media/${repeat});--print:none`)
  })

  it('a print is served as a picture that never changes, and other names answer 404', async () => {
    const print = await server().app.inject('/brand/checks-f4efe60b5d3b1a18151f2a5ad49a2a.svg')
    expect(print.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await server().app.inject('/brand/checks.svg')).statusCode).toBe(404)
  })
})
