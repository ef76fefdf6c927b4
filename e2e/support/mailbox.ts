import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'

const parsed = new Map<string, Promise<Email>>()

/** Returns the received or written mails. Polling parses each file once. */
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

/** Waits until the expected number of mails contain a text. */
export const findEmailsWith = (text: string, count: number): Promise<Email[]> =>
  mailsThat((mail) => `${mail.subject} ${mail.text} ${mail.html}`.includes(text), count)

/**
 * Waits for the expected number of requested mails to an address: codes and confirmations. Account notices are left
 * out; `findNotice` finds these.
 */
export const findEmailsTo = (mailbox: string, count: number): Promise<Email[]> =>
  mailsThat((mail) => isTo(mail, mailbox) && !mail.messageId?.startsWith('<account-'), count)

const CODE = /^Код: (\d{6})$/m

/** Waits for the expected number of codes mailed to an address; `directory` belongs to a separate site. */
export async function findCodes(mailbox: string, count = 1, directory?: string): Promise<string[]> {
  const fits = (mail: Email) => isTo(mail, mailbox) && CODE.test(mail.text ?? '')
  const mails = await mailsThat(fits, count, directory)
  return mails.map((mail) => CODE.exec(mail.text ?? '')?.[1] ?? '')
}

/** Waits for the single mail to a staff member of a separate site, and returns the link of its button. */
export async function findLink(mailbox: string, directory: string): Promise<string> {
  const [mail] = await mailsThat((one) => isTo(one, mailbox), 1, directory)
  return /href="([^"]+#[\w-]{43})"/.exec(mail?.html ?? '')?.[1] ?? ''
}

/** Waits for an account notice with a subject. */
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
