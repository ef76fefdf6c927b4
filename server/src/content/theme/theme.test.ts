import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { createDraft, publish, save } from '../../../test/content/entries.ts'
import { SOON } from '../../../test/soon.ts'
import { describeStaff } from '../../../test/staff-app.ts'
import { seedEntries } from '../../editing/commands.ts'
import { contentEntries } from '../../editing/tables.ts'
import { FIRST_THEME } from '../commands.ts'

describeStaff('the theme', (server) => {
  beforeAll(() => seedEntries(server().database.orm, 'theme', [FIRST_THEME], async () => undefined))
  const theme = async () => JSON.parse((await server().app.inject('/api/v1/site')).body).result.theme
  const storedEntry = async () => {
    const rows = await server()
      .database.orm.select()
      .from(contentEntries)
      .where(eq(contentEntries.kind, 'theme'))
    expect(rows).toHaveLength(1)
    return rows[0] as (typeof rows)[number]
  }

  it('is on pages from its publication on, not while it is a draft', async () => {
    const editor = await server().signedIn('editor')
    expect(await theme()).toMatchObject({ style: '', ground: '#f4efe6' })
    const { id, version } = await storedEntry()
    const snapshot = { ...FIRST_THEME, accent: ' 0B5D3B', radius: 4, footer: 'light' }
    const saved = (await save(editor, id, { version, snapshot })).result.entry
    expect(saved.snapshot.accent).toBe('#0b5d3b')
    expect(await theme()).toMatchObject({ style: '', ground: '#f4efe6' })
    expect((await publish(editor, saved)).status).toBe(200)
    await expect
      .poll(async () => (await theme()).style, SOON)
      .toMatch(/--kumach:#0b5d3b;.*--radius:4px.*--footer:var\(--linen-deep\)/)
  })

  it('is published only with five whole colours, and there is no second theme', async () => {
    const editor = await server().signedIn('editor')
    const { id, version } = await storedEntry()
    const snapshot = { ...FIRST_THEME, accent: 'red;}', mark: '' }
    const saved = (await save(editor, id, { version, snapshot })).result.entry
    expect((await publish(editor, saved)).errors).toEqual({
      'entries.0.accent': [editingMessages.colorFormat],
      'entries.0.mark': [editingMessages.colorFormat],
    })
    const second = await createDraft(editor, 'theme', FIRST_THEME)
    expect((await publish(editor, second)).errors).toEqual({
      'entries.0.message': [editingMessages.themeIsOne],
    })
  })
})
