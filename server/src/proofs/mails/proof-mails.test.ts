import { MINUTE_MS } from '@rapport/contract/hours/durations'
import type { Proof } from '@rapport/staff-contract/proofs/proof'
import { staffProofMessages } from '@rapport/staff-contract/proofs/staff-proof-messages'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import { inboxOrder, placeOrder } from '../../../test/inbox-orders.ts'
import { getReplyAddress, REPLY_MAILBOX } from '../../../test/mails/inbound-mail.ts'
import { addProofFile, picture, proofToken, sentProof } from '../../../test/proofs/proof-orders.ts'
import { SOON } from '../../../test/soon.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'
import { remindOfProofs } from '../reminders/remind-of-proofs.ts'
import { proofMails } from '../tables.ts'
import { enqueuePendingProofMails } from './proof-mails.ts'

const NOON = new Date('2026-11-16T12:00:00+03:00')
const MANAGER = 'support@proba.example'

const variables = { REPLY_ADDRESS: REPLY_MAILBOX, INBOUND_MAIL_SECRET: 'what the mail service sends along' }

describeStaff(
  'mails about a proof',
  (server) => {
    let manager: SignedIn
    let customers = 0
    beforeEach(async () => {
      server().clock.now = NOON
      manager = await server().signedIn('manager')
    })
    const enqueue = async (minutes: number) => {
      const { database, app, clock } = server()
      clock.now = new Date(NOON.getTime() + minutes * MINUTE_MS)
      await enqueuePendingProofMails(database.orm, app.orders.deps.jobs, clock.now)
    }
    const mailTo = (to: string, subject: string) =>
      vi.waitFor(() => {
        const found = server().mails.taken.find(
          (taken) => taken.to.includes(to) && plain(taken.mail.subject).includes(subject),
        )
        if (!found) throw new Error(`No mail «${subject}»`)
        return { ...found.mail, text: plain(found.mail.text) }
      }, SOON)
    const plain = (text: string | undefined) => (text ?? '').replaceAll('\u00A0', ' ')
    const settled = (proof: Proof) =>
      vi.waitFor(async () => {
        const { orm } = server().database
        const mails = await orm.select().from(proofMails).where(eq(proofMails.proofId, proof.id))
        expect(mails.filter(({ state }) => state === 'pending')).toEqual([])
        return mails
      }, SOON)

    async function sent() {
      const email = `proof-${++customers}@example.ru`
      const orderId = await placeOrder(server(), { email, name: 'Анна' })
      const proof = await sentProof(server(), manager, orderId)
      const post = (path: string, payload: object) =>
        server().app.inject({
          method: 'POST',
          url: `/api/v1/proofs/${proofToken(proof)}/${path}`,
          headers: { 'x-requested-with': 'XMLHttpRequest' },
          payload,
        })
      const comment = async (text: string, version = 1): Promise<number> =>
        (await post('comments', { version, page: 1, x: 500, y: 500, text })).json().result.comments.at(-1).id
      const order = () => inboxOrder(manager, orderId)
      return { email, orderId, proof, post, comment, order, number: (await order()).number }
    }

    it('bring a proof, its new version and a reminder, each with its words and the link', async () => {
      const { email, orderId, proof, number } = await sent()
      const first = await mailTo(email, `Макет готов: проверьте его, заявка № ${number}`)
      for (const words of [
        'Здравствуйте, Анна!',
        'в производство пойдёт именно этот файл',
        'Проверьте, пожалуйста',
      ])
        expect(first.text).toContain(words)
      expect(first.text).toContain(proof.path)
      expect(first.replyTo?.[0]?.address).toBe(await getReplyAddress(server(), orderId))
      await sentProof(server(), manager, orderId)
      expect((await mailTo(email, 'Готова новая версия макета')).text).toContain(proof.path)
      const later = new Date(NOON.getTime() + 4 * 24 * 60 * MINUTE_MS)
      const jobs = server().app.orders.deps.jobs
      await remindOfProofs(server().database.orm, later, {
        jobs,
        proofChanged: { run: async () => undefined },
      })
      const reminder = await mailTo(email, 'Макет ждёт вашего ответа')
      expect(reminder.text).toContain('без утверждённого макета производство не начнётся')
      expect(reminder.text).not.toContain('Проверьте, пожалуйста')
    })

    it('notify the factory of an approval and of changes', async () => {
      const { post, number } = await sent()
      await post('changes', { version: 1, text: 'Логотип левее' })
      const changes = await mailTo(MANAGER, `Клиент просит изменить макет, заявка № ${number}`)
      expect(changes.text).toContain('Что изменить: Логотип левее')
      const other = await sent()
      const { sha256 } = other.proof.versions[0] ?? {}
      await other.post('approve', { version: 1, sha256, name: 'Анна Петрова' })
      const approval = await mailTo(MANAGER, `Клиент утвердил макет, заявка № ${other.number}`)
      expect(approval.text).toContain('Версия 1 макета')
      const { proofEvents } = await other.order()
      expect(proofEvents.map(({ kind }) => kind)).toEqual(['sent', 'approved'])
    })

    it('bring all answers to comments of five minutes at once', async () => {
      const { email, comment, proof } = await sent()
      await settled(proof)
      const [logo, text] = [await comment('Логотип левее'), await comment('В слове «лён» опечатка')]
      const reply = (id: number, words: string) =>
        manager.call('replyToProofComment', { id, body: { text: words } })
      expect((await reply(logo, 'Передвинем')).status).toBe(200)
      await enqueue(2)
      await reply(text, 'Исправим')
      await enqueue(5)
      const mail = await mailTo(email, 'Ответы на комментарии к макету')
      for (const words of [
        'Комментарий 1: Логотип левее',
        'Передвинем',
        'Комментарий 2: В слове',
        'Исправим',
        proof.path,
      ])
        expect(mail.text).toContain(words)
      await settled(proof)
      await reply(logo, 'Готово')
      await enqueue(60)
      const next = await mailTo(email, 'Ответ на ваш комментарий к макету')
      expect(next.text).toContain('Готово')
      expect(next.text).not.toContain('Исправим')
    })

    it('are sent again by staff while the proof waits, and the history of the order says so', async () => {
      const { proof, post, order } = await sent()
      await settled(proof)
      const again = () => manager.call('sendProofAgain', { id: proof.id, body: { email: 'boss@example.ru' } })
      expect((await again()).status).toBe(200)
      await mailTo('boss@example.ru', 'Макет готов')
      await settled(proof)
      await post('changes', { version: 1, text: 'Логотип левее' })
      expect((await again()).message).toBe(staffProofMessages.notWaiting)
      const { proofEvents } = await order()
      expect(proofEvents.map(({ kind, text }) => [kind, text])).toEqual([
        ['sent', ''],
        ['sent-again', ''],
        ['changes-requested', 'Логотип левее'],
      ])
    })

    it('leave comments of customers unread until they are answered, solved, marked or replaced', async () => {
      const { orderId, comment, order } = await sent()
      const unanswered = async () => {
        const listed = (await manager.call('getInbox', { query: { view: 'unanswered' } })).result.orders
        const state = (await manager.call('getInboxState')).result
        const isListed = listed.some(({ id }: { id: string }) => id === orderId)
        expect(state.unanswered > 0 || !isListed).toBe(true)
        return [(await order()).unanswered, isListed]
      }
      const first = await comment('Логотип левее')
      expect(await unanswered()).toEqual([1, true])
      await manager.call('replyToProofComment', { id: first, body: { text: 'Передвинем' } })
      expect(await unanswered()).toEqual([0, false])
      const second = await comment('И выше')
      expect(await unanswered()).toEqual([1, true])
      await manager.call('solveProofComment', { id: second, body: { isSolved: true } })
      expect(await unanswered()).toEqual([0, false])
      await comment('Ещё выше')
      await manager.call('readOrderMessages', { id: orderId })
      expect(await unanswered()).toEqual([0, false])
      await comment('Цвет темнее')
      const draft = await addProofFile(manager, orderId, 'Новый.png', await picture(20, 20))
      await manager.call('sendProof', { id: draft.id, body: { revision: draft.revision } })
      expect(await unanswered()).toEqual([0, false])
    })
  },
  {},
  { variables },
)
