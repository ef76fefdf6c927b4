import type { Gap } from '@rapport/staff-contract/opening/opening'
import { EMPTY_SEO } from '@rapport/staff-contract/snapshots/seo-snapshot'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { fillRequired, REQUIRED } from '../../test/content/fill-required.ts'
import { describeStaff } from '../../test/staff-app.ts'
import { catalogItems } from '../catalog/tables.ts'
import { siteProperties, textPages } from '../content/tables.ts'
import { setOpening } from '../opening/commands.ts'
import { auditLog } from '../staff/tables.ts'

describeStaff('the opening of the site', (server) => {
  const codes = async () => {
    const { result } = await (await server().signedIn('editor')).call('getOpening')
    return result.gaps.map(({ code }: { code: string }) => code)
  }
  beforeEach(async () => {
    const { orm } = server().database
    await setOpening(orm, false, new Date())
    await fillRequired(orm)
  })

  it('is refused while a name, a company, a contact, an address or the text of consent is missing', async () => {
    const { orm } = server().database
    const owner = await server().signedIn('owner')
    const isRefused = async () => {
      const { status, message } = await owner.call('openSite')
      expect([status, message]).toEqual([409, expect.stringContaining('заполните сначала')])
      expect((await owner.call('getOpening')).result.isOpen).toBe(false)
    }
    for (const [code, lack] of Object.entries({
      name: { name: 'Фабрика' },
      company: { legalName: '' },
      contact: { phone: '', supportEmail: '' },
      address: { address: '' },
    })) {
      await orm.update(siteProperties).set(lack)
      expect(await codes()).toContain(code)
      await isRefused()
      await orm.update(siteProperties).set(REQUIRED)
    }
    await orm.delete(textPages).where(eq(textPages.slug, 'policy'))
    expect(await codes()).toContain('policy')
    await isRefused()
  })

  it('is for owners; a second owner who opens at once changes nothing more', async () => {
    const editor = await server().signedIn('editor')
    expect((await editor.call('openSite')).status).toBe(403)
    const owners = [await server().signedIn('owner'), await server().signedIn('owner')]
    const answers = await Promise.all(owners.map((owner) => owner.call('openSite')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const { isOpen, changedAt } = (await editor.call('getOpening')).result
    expect(isOpen).toBe(true)
    await owners[0]?.call('openSite')
    expect((await editor.call('getOpening')).result.changedAt).toBe(changedAt)
    expect((await owners[0]?.call('closeSite'))?.status).toBe(200)
    expect((await editor.call('getOpening')).result.isOpen).toBe(false)
    const rows = await server().database.orm.select().from(auditLog).where(eq(auditLog.action, 'closeSite'))
    expect(rows).toHaveLength(1)
  })

  it('names the draft of a missing text page', async () => {
    const { orm } = server().database
    const owner = await server().signedIn('owner')
    await orm.delete(textPages).where(eq(textPages.slug, 'delivery'))
    const draftOf = async () =>
      (await owner.call('getOpening')).result.gaps.find(({ code }: Gap) => code === 'delivery').draftId
    expect(await draftOf()).toBeNull()
    const snapshot = { slug: 'delivery', title: '', version: '', body: '', document: null, seo: EMPTY_SEO }
    const { entry } = (await owner.call('createEntry', { body: { kind: 'text-page', snapshot } })).result
    expect(await draftOf()).toBe(entry.id)
  })

  it('counts products without a picture or a price, empty groups and ended warnings', async () => {
    const { orm } = server().database
    const owner = await server().signedIn('owner')
    const gaps = async (): Promise<Record<string, number>> =>
      Object.fromEntries(
        (await owner.call('getOpening')).result.gaps.map(
          ({ code, count }: { code: string; count: number }) => [code, count],
        ),
      )
    const before = await gaps()
    const bare = {
      name: 'Платок',
      kind: 'regular' as const,
      position: 1,
      summary: '',
      description: '',
      properties: [],
      unit: 'шт',
      gallery: [],
    }
    await orm.insert(catalogItems).values([
      { ...bare, slug: 'platok', isGroup: false },
      { ...bare, slug: 'pusto', isGroup: true },
    ])
    await orm.update(siteProperties).set({
      warnings: [
        { text: 'Прошло', color: 'red', to: '2020-01-01T00:00:00Z' },
        { text: 'Идёт', color: 'red' },
      ],
    })
    const after = await gaps()
    const grown = (code: string) => (after[code] ?? 0) - (before[code] ?? 0)
    expect(
      ['items-without-picture', 'items-without-price', 'empty-groups', 'ended-warnings'].map(grown),
    ).toEqual([1, 1, 1, 1])
  })
})
