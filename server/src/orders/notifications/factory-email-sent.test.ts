import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BuildOptions } from '../../../test/build-app.ts'
import { samples } from '../../../test/file-samples.ts'
import { orderForm, sendOrder, validFields } from '../../../test/order-form.ts'
import { type OrdersApp, openOrdersApp, seedSmallFactory } from '../../../test/orders-app.ts'
import { SOON } from '../../../test/soon.ts'
import { type MailServer, startMailServer } from '../../../test/stand-ins/mail-server.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { orderNotifications } from '../tables.ts'
import { resendNotification } from './resend-notification.ts'

const FILE_BYTES = 300_000
const layout = { name: 'макет.pdf', bytes: Buffer.concat([samples.pdf, Buffer.alloc(FILE_BYTES)]) }

describeOnDatabase('the delivery of mails to the factory', (database) => {
  let mails: MailServer
  let server: OrdersApp
  beforeEach(() => seedSmallFactory(database()))
  afterEach(async () => {
    await server.close()
    await mails.stop()
  })

  const factoryMail = () =>
    vi.waitFor(() => {
      const received = mails.taken.find(({ to }) => !to.includes(String(validFields.email)))
      if (!received) throw new Error('No mail to the factory yet')
      return received.mail
    }, SOON)
  const open = async (options: BuildOptions = {}) => {
    server = await openOrdersApp(database(), {
      ...options,
      variables: {
        SMTP_URL: mails.url,
        MAIL_FROM: 'Раппорт <noreply@proba.example>',
        PUBLIC_URL: 'https://proba.example',
      },
    })
  }

  it.each<[string, Parameters<typeof startMailServer>[1], number]>([
    ['that announces a smaller limit', { size: FILE_BYTES }, 0],
    ['that refuses the mail with 552', { refusedFrom: 1 }, 1],
  ])(
    'sends links instead of files to a server %s, also when the mail is sent again',
    async (_, options, refused) => {
      mails = await startMailServer(0, options)
      await open()
      expect((await sendOrder(server.url, orderForm(validFields, [layout]))).status).toBe(200)
      const { attachments, html, text } = await factoryMail()
      expect(attachments).toEqual([])
      expect(html).toMatch(/https:\/\/proba\.example\/[^"]*order[^"]*/)
      expect(text).toContain('Файлы слишком велики для письма')
      expect(mails.refused).toHaveLength(refused)
      const { orm } = database()
      const sent = () =>
        vi.waitFor(async () => {
          const [row] = await orm
            .select()
            .from(orderNotifications)
            .where(eq(orderNotifications.channel, 'factory-mail'))
          expect(row).toMatchObject({ state: 'sent', attempts: 1, lastError: null })
          return row?.id ?? ''
        }, SOON)
      const id = await sent()
      const before = mails.taken.length
      await orm.transaction((tx) =>
        resendNotification(tx, { id, email: 'sklad@example.ru' }, server.orders.deps),
      )
      await sent()
      expect(mails.taken.slice(before)).toMatchObject([
        { to: ['sklad@example.ru'], mail: { attachments: [] } },
      ])
      expect(mails.refused).toHaveLength(refused)
    },
  )

  it('attaches files that the server accepts, and links to the order in the back office', async () => {
    mails = await startMailServer(0, { size: 3 * FILE_BYTES })
    await open()
    await sendOrder(server.url, orderForm(validFields, [layout]))
    const mail = await factoryMail()
    expect(mail.attachments).toMatchObject([{ filename: 'макет.pdf' }])
    expect(mail.html).toMatch(/https:\/\/proba\.example\/admin\/orders\/[\da-f-]{36}\//)
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
  })

  it('names the time of the promised call: Monday morning for a Saturday night', async () => {
    mails = await startMailServer()
    await open({ now: () => new Date('2026-11-28T00:27:00Z') })
    await sendOrder(server.url, orderForm(validFields))
    expect((await factoryMail()).text).toContain('Клиенту обещан звонок: понедельник, 30 ноября в 09:30')
  })
})
