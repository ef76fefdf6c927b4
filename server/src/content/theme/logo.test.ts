import { randomBytes } from 'node:crypto'
import { getLogoFaultMessage, themeMessages } from '@rapport/staff-contract/theme/theme-messages'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { publish, save } from '../../../test/content/entries.ts'
import { fileForm } from '../../../test/content/media-files.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'
import { seedEntries } from '../../editing/commands.ts'
import { contentEntries } from '../../editing/tables.ts'
import { FIRST_THEME } from '../commands.ts'

const draw = (inner: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90">${inner}</svg>`)
const square = (fill: string) => draw(`<rect width="90" height="90" fill="${fill}"/>`)

/** Returns a PNG of one shade of grey, with opacity. */
const createGrey = (value: number, opacity: number) =>
  sharp(Buffer.from(Array.from({ length: 200 * 200 }, () => [value, opacity]).flat()), {
    raw: { width: 200, height: 200, channels: 2 },
  })
    .png()
    .toBuffer()

/** Returns a PNG of some 11 MB: 16 bits a channel, at random, can't be compressed. */
const createLarge = () =>
  sharp(new Uint16Array(randomBytes(1200 * 1200 * 8).buffer), {
    raw: { width: 1200, height: 1200, channels: 4 },
  })
    .toColourspace('rgb16')
    .png({ compressionLevel: 0 })
    .toBuffer()

describeStaff('a logo of the theme', (server) => {
  let editor: SignedIn
  beforeAll(async () => {
    await seedEntries(server().database.orm, 'theme', [FIRST_THEME], async () => undefined)
    editor = await server().signedIn('editor')
  })

  async function publishTheme(change: object) {
    const [entry] = await server()
      .database.orm.select()
      .from(contentEntries)
      .where(eq(contentEntries.kind, 'theme'))
    const { id = 0, version = 0 } = entry ?? {}
    const saved = await save(editor, id, { version, snapshot: { ...FIRST_THEME, ...change } })
    expect(saved.status, 'a draft may be unfinished').toBe(200)
    return publish(editor, saved.result.entry)
  }
  const upload = (name: string, bytes: Uint8Array) =>
    editor.call('uploadMedia', { body: fileForm(name, bytes) })
  async function uploadFile(name: string, bytes: Uint8Array): Promise<string> {
    const { errors, result } = await upload(name, bytes)
    expect(errors).toEqual({})
    return result.asset.file
  }

  it('that can hardly be told from its ground is refused at its field', async () => {
    const answer = await publishTheme({
      logo: await uploadFile('paper.svg', square('#fffdf9')),
      logoOnDark: await uploadFile('dark.svg', square('#14204a')),
      sign: await uploadFile('grey.png', await createGrey(240, 255)),
    })
    expect([answer.status, answer.errors]).toEqual([
      422,
      {
        'entries.0.logo': [getLogoFaultMessage('logo', 'invisible')],
        'entries.0.logoOnDark': [getLogoFaultMessage('logoOnDark', 'invisible')],
        'entries.0.sign': [getLogoFaultMessage('sign', 'invisible')],
      },
    ])
  })

  it('without an opaque pixel is refused, as a drawing and as a PNG', async () => {
    const answer = await publishTheme({
      logo: await uploadFile('empty.svg', square('none')),
      sign: await uploadFile('empty.png', await createGrey(0, 0)),
    })
    expect([answer.status, answer.errors]).toEqual([
      422,
      {
        'entries.0.logo': [getLogoFaultMessage('logo', 'transparent')],
        'entries.0.sign': [getLogoFaultMessage('sign', 'transparent')],
      },
    ])
  })

  it('that is light is published for dark grounds, and a pale logo is published with a warning in the form', async () => {
    const { status } = await publishTheme({
      logo: await uploadFile('pale.svg', square('#c9a94f')),
      logoOnDark: await uploadFile('paper.svg', square('#fffdf9')),
    })
    expect(status).toBe(200)
  })

  it('of 10 MB is refused when it is published', async () => {
    const bytes = await createLarge()
    expect(bytes.byteLength).toBeGreaterThan(10 * 1024 * 1024)
    const { status, errors } = await publishTheme({ logo: await uploadFile('large.png', bytes) })
    expect([status, errors]).toEqual([422, { 'entries.0.logo': [themeMessages.logoBytes] }])
  })

  it('that is a drawing with a script is refused when it is uploaded', async () => {
    const { status, errors } = await upload('script.svg', draw('<script>alert(1)</script>'))
    expect([status, errors.file?.[0]]).toEqual([422, expect.stringContaining('скрипты')])
  })
})
