import { expect, it } from 'vitest'
import { inboxOrder, placeOrder } from '../../test/inbox-orders.ts'
import { getReplyAddress, rawMail, receiveDeps } from '../../test/mails/inbound-mail.ts'
import { describeStaff } from '../../test/staff-app.ts'
import { startImapServer } from '../../test/stand-ins/imap-server.ts'
import { MAIL_BYTES_MAX } from './mail-limits.ts'
import { readMailbox } from './read-mailbox.ts'
import { inboundMailCounts } from './tables.ts'

describeStaff('a mailbox with answers of customers', (server) => {
  it('is read once: mails behind one that failed are read, and only those that failed are read again', async () => {
    const manager = await server().signedIn('manager')
    const id = await placeOrder(server(), { email: 'anna@example.ru' })
    const to = await getReplyAddress(server(), id)
    const imap = await startImapServer([
      rawMail({ to, body: 'Fifty' }),
      rawMail({ to, headers: { 'Auto-Submitted': 'auto-replied' } }),
      rawMail({ to, body: 'x'.repeat(MAIL_BYTES_MAX + 1) }),
      rawMail({ to, body: 'In May' }),
    ])
    const deps = await receiveDeps(server())
    let isBroken = true
    const run = async (...written: Parameters<typeof deps.customerWrote.run>) => {
      if (isBroken) throw new Error('The process was killed')
      await deps.customerWrote.run(...written)
    }
    const breaking = { ...deps, customerWrote: { run } }
    await expect(readMailbox(imap.url, breaking)).rejects.toThrow('The process was killed')
    isBroken = false
    expect(await readMailbox(imap.url, breaking)).toBe(2)
    expect(await readMailbox(imap.url, breaking)).toBe(0)
    await imap.stop()
    const { messages } = await inboxOrder(manager, id)
    expect(messages.map(({ source, text }) => [source, text])).toEqual([
      ['mail', 'Fifty'],
      ['mail', 'In May'],
    ])
    const counts = await server().database.orm.select().from(inboundMailCounts)
    expect(Object.fromEntries(counts.map(({ outcome, count }) => [outcome, count]))).toEqual({
      stored: 2,
      automatic: 1,
      'too-large': 1,
    })
  })
})
