import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'

const parsed = new Map<string, Promise<Email>>()

/** Mails that the site’s mail server has taken, or another site has written. They are looked for again and again, so each is read once. */
async function readMails(directory = process.env.SITE_MAILS ?? ''): Promise<Email[]> {
  const names = await readdir(directory)
  const paths = names.filter((name) => name.endsWith('.eml')).map((name) => join(directory, name))
  return Promise.all(
    paths.map((path) => {
      const mail = parsed.get(path) ?? readFile(path).then((bytes) => PostalMime.parse(bytes))
      parsed.set(path, mail)
      return mail
    }),
  )
}

/** Waits for the mails that hold a text, until there are as many as expected. */
export const findEmailsWith = (text: string, count: number): Promise<Email[]> =>
  mailsThat((mail) => `${mail.subject} ${mail.text} ${mail.html}`.includes(text), count)

/**
 * Waits for the mails to an address that were asked for, codes and confirmations, until there are as many as expected.
 * Those that say what was done to an account come of themselves: see findNotice.
 */
export const findEmailsTo = (mailbox: string, count: number): Promise<Email[]> =>
  mailsThat((mail) => isTo(mail, mailbox) && !mail.messageId?.startsWith('<account-'), count)

const CODE = /^Код: (\d{6})$/m

/** Waits for the codes mailed to an address, until there are as many as expected; `directory`: of a site of its own. */
export async function findCodes(mailbox: string, count = 1, directory?: string): Promise<string[]> {
  const fits = (mail: Email) => isTo(mail, mailbox) && CODE.test(mail.text ?? '')
  const mails = await mailsThat(fits, count, directory)
  return mails.map((mail) => CODE.exec(mail.text ?? '')?.[1] ?? '')
}

/** Waits for the one mail to somebody of the staff, of a site of its own, and returns the link of its button. */
export async function findLink(mailbox: string, directory: string): Promise<string> {
  const [mail] = await mailsThat((one) => isTo(one, mailbox), 1, directory)
  return /href="([^"]+#[\w-]{43})"/.exec(mail?.html ?? '')?.[1] ?? ''
}

/** Waits for the mail of a subject that says what was done to the account of an address. */
export const findNotice = async (mailbox: string, subject: string): Promise<Email | undefined> =>
  (await mailsThat((mail) => isTo(mail, mailbox) && mail.subject === subject, 1))[0]

const isTo = ({ to }: Email, mailbox: string) => to?.some((one) => one.address === mailbox) ?? false

async function mailsThat(
  fits: (mail: Email) => boolean,
  count: number,
  directory?: string,
): Promise<Email[]> {
  let mails: Email[] = []
  await expect(async () => {
    mails = (await readMails(directory)).filter(fits)
    expect(mails).toHaveLength(count)
  }).toPass({ timeout: 20_000, intervals: [50, 100, 200] })
  return mails
}
