import type { Entry } from '@rapport/staff-contract/entries/entries'
import type { AuditRow } from '@rapport/staff-contract/staff/audit'
import { staffMessages } from '@rapport/staff-contract/staff/staff-messages'
import { beforeAll, expect, it } from 'vitest'
import { createPost, postFields } from '../../../test/content/entries.ts'
import { placeOrder } from '../../../test/inbox-orders.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'

/** Half past midnight in Moscow is the day before in UTC. */
const NIGHT = new Date('2026-11-17T00:30:00+03:00')
const MORNING = new Date('2026-11-17T10:00:00+03:00')

describeStaff('the list of the audit log', (server) => {
  let owner: SignedIn
  let editor: SignedIn
  let manager: SignedIn
  let viewer: SignedIn
  let post: Entry
  let orderId: string

  const read = async (query: Record<string, string | number> = {}) => {
    const texts = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))
    const { status, result } = await owner.call('getAudit', { query: texts })
    expect(status).toBe(200)
    return result as { rows: AuditRow[]; next: string | null }
  }
  const actions = async (query: Record<string, string | number>) =>
    (await read(query)).rows.map(({ action }) => action)

  beforeAll(async () => {
    server().clock.now = NIGHT
    owner = await server().signedIn('owner')
    editor = await server().signedIn('editor')
    manager = await server().signedIn('manager')
    viewer = await server().signedIn('viewer')
    post = await createPost(editor, 'log')
    server().clock.now = MORNING
    const snapshot = postFields('log', { title: 'Лён и хлопок' })
    const saved = await editor.call('saveDraft', {
      id: post.id,
      body: { version: post.version, snapshot, reason: 'save' },
      ip: '203.0.113.9',
    })
    expect(saved.status).toBe(200)
    await viewer.call('blockStaff', { id: editor.id })
    orderId = await placeOrder(server(), {})
    await manager.call('claimOrder', { id: orderId })
    await manager.call('getInboxOrder', { id: orderId })
  })

  it('shows member, time, IP address and each field before and after', async () => {
    const { rows } = await read({ subject: 'post', subjectId: post.id })
    expect(rows.map(({ action }) => action)).toEqual(['saveDraft', 'createEntry'])
    expect(rows[0]).toMatchObject({
      at: MORNING.toISOString(),
      person: { id: editor.id, name: 'Анна Ткач' },
      sessionId: expect.stringMatching(/^[\da-f-]{36}$/),
      ip: '203.0.113.9',
      outcome: 'done',
      title: 'Лён и хлопок',
      changes: { title: { before: post.title, after: 'Лён и хлопок' } },
    })
    expect(rows[1]?.changes).toMatchObject({ slug: { after: 'log' } })
  })

  it('filters by member, kind of action, refusals, record, field and days in Moscow time', async () => {
    expect(await actions({ staff: editor.id, act: 'draft' })).toEqual(['saveDraft', 'createEntry'])
    expect(await actions({ staff: viewer.id, act: 'refused' })).toEqual(['blockStaff'])
    expect(await actions({ act: 'order' })).toEqual(['claimOrder'])
    expect(await actions({ act: 'look' })).toEqual(['getInboxOrder'])
    expect(await actions({ subject: 'post', field: 'slug' })).toEqual(['createEntry'])
    expect(await actions({ subject: 'post', field: 'title' })).toEqual(['saveDraft', 'createEntry'])
    expect(await actions({ subject: 'post', from: '2026-11-17', to: '2026-11-17' })).toHaveLength(2)
    expect(await actions({ subject: 'post', to: '2026-11-16' })).toEqual([])
  })

  it('is paged without repeating or skipping rows of the same time', async () => {
    const whole = (await read({ limit: 100 })).rows.map(({ id }) => id)
    const parts: number[] = []
    for (let after = ''; ; ) {
      const { rows, next } = await read({ limit: 2, ...(after ? { after } : {}) })
      parts.push(...rows.map(({ id }) => id))
      if (!next) break
      after = next
    }
    expect(whole.length).toBeGreaterThan(4)
    expect(parts).toEqual(whole)
  })

  it('is searched by word prefixes of former titles, with «ё» equal to «е»', async () => {
    const titles = async (title: string) => (await read({ title })).rows.map((row) => row.title)
    for (const title of ['лён', 'ХЛОП лен', 'хлопок и', '[kjg']) {
      const found = await titles(title)
      expect([title, new Set(found)]).toEqual([title, new Set(['Лён и хлопок'])])
    }
    for (const title of ['лопок', 'лён сукно', '!!!', "'); drop table audit_log; --"])
      expect([title, await titles(title)]).toEqual([title, []])
    expect(await actions({ title: 'лён', act: 'removal' })).toEqual([])
    expect(Object.keys((await read({ title: 'лён' })).rows[0] ?? {})).not.toContain('words')
  })

  it('answers 422 with the field of an invalid filter', async () => {
    for (const [name, value] of Object.entries({
      staff: '0',
      act: 'everything',
      subject: 'nothing',
      field: "'; drop",
      from: '2026-13-45',
      after: 'x',
    }))
      expect((await owner.call('getAudit', { query: { [name]: value } })).errors).toHaveProperty(name)
  })

  it('shows the changes of a record to its readers, without session and IP address', async () => {
    const listChanges = (browser: SignedIn, subject: string, subjectId: string | number) =>
      browser.call('getChanges', { query: { subject, subjectId: String(subjectId) } })
    const { result } = await listChanges(viewer, 'post', post.id)
    expect(result.rows).toMatchObject([
      { action: 'saveDraft', ip: null, sessionId: null },
      { action: 'createEntry', ip: null, sessionId: null },
    ])
    expect((await listChanges(owner, 'post', post.id)).result.rows[0].ip).toBe('203.0.113.9')
    expect((await listChanges(editor, 'order', orderId)).message).toBe(staffMessages.notAllowed)
    // Views are visible to owners only.
    expect((await listChanges(manager, 'order', orderId)).result.rows).toMatchObject([
      { action: 'claimOrder', changes: { assignee: { after: 'Анна Ткач' } } },
    ])
    expect((await listChanges(manager, 'staff', editor.id)).status).toBe(403)
  })
})
