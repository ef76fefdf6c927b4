import { beforeEach, expect, it, vi } from 'vitest'
import { inboxOrder, placeOrder } from '../../../test/inbox-orders.ts'
import { SOON } from '../../../test/soon.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'

/** A Monday morning in the past, so that due jobs run at once. */
const MORNING = new Date('2026-11-16T10:00:00+03:00')

describeStaff('warnings about calls', (server) => {
  let manager: SignedIn
  beforeEach(async () => {
    server().clock.now = MORNING
    manager = await server().signedIn('manager')
  })
  const mailsTo = ({ email }: { email: string }, number: string) =>
    server()
      .mails.taken.filter(({ to }) => to.includes(email))
      .map(({ mail }) => mail.subject ?? '')
      .filter((subject) => subject.includes(number))
  const isMailed = (person: { email: string }, number: string, count: number) =>
    vi.waitFor(() => expect(mailsTo(person, number)).toHaveLength(count), SOON)

  it('are mailed to all handlers of an unassigned order, and again when the call is late', async () => {
    const owner = await server().member('owner')
    const editor = await server().member('editor')
    const { number } = await inboxOrder(manager, await placeOrder(server()))
    await isMailed(manager, number, 1)
    await isMailed(owner, number, 1)
    expect(mailsTo(manager, number)[0]).toMatch(/^Позвоните по/)
    server().clock.now = new Date('2026-11-16T10:15:01+03:00')
    await isMailed(manager, number, 2)
    expect(mailsTo(manager, number)[1]).toMatch(/вовремя$/)
    expect(mailsTo(editor, number)).toEqual([])
  })

  it('contain the order number and no customer data', async () => {
    const { number } = await inboxOrder(manager, await placeOrder(server(), { name: 'Ирина Веретено' }))
    await isMailed(manager, number, 1)
    const { mail } = server().mails.taken.find(
      ({ to, mail }) => to.includes(manager.email) && mail.subject?.includes(number),
    ) ?? { mail: undefined }
    expect(mail?.text).toContain(`№\u00A0${number}`)
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/Веретено|123-45-67|anna@/)
  })

  it('are not sent after the call', async () => {
    const id = await placeOrder(server())
    const { number } = await inboxOrder(manager, id)
    await isMailed(manager, number, 1)
    const body = { version: 0, outcome: 'reached' }
    expect((await manager.call('noteOrderCall', { id, body })).status).toBe(200)
    server().clock.now = new Date('2026-11-16T10:20:00+03:00')
    // A later order with the same due time shows that the jobs have run.
    const other = await inboxOrder(manager, await placeOrder(server()))
    await isMailed(manager, other.number, 1)
    expect(mailsTo(manager, number)).toHaveLength(1)
  })

  it('include one mail to each handler mentioned in a note', async () => {
    const id = await placeOrder(server())
    const colleague = await server().member('manager')
    const stranger = await server().member('editor')
    const body = { text: 'Уточните лекало', mentions: [colleague.id, stranger.id, 2_000_000] }
    const { result } = await manager.call('addOrderNote', { id, body })
    expect(result.order.notes).toMatchObject([
      { text: 'Уточните лекало', author: { id: manager.id }, mentions: [{ id: colleague.id }] },
    ])
    const subject = () => mailsTo(colleague, result.order.number).filter((text) => text.startsWith('Вас'))
    await vi.waitFor(() => expect(subject()).toHaveLength(1), SOON)
    const bad = await manager.call('addOrderNote', { id, body: { text: '  ' } })
    expect([bad.status, bad.errors]).toEqual([422, { text: ['Напишите заметку'] }])
  })
})
