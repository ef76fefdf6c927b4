import { createHash } from 'node:crypto'
import PostalMime, { type Address, type Email } from 'postal-mime'
import { isAutomatic } from './is-automatic.ts'
import { cutQuotedText } from './texts/cut-quoted-text.ts'
import { htmlToText } from './texts/html-to-text.ts'

/** Names of attachments that a message lists, at most. */
const ATTACHMENTS_NAMED = 10
const ATTACHMENT_NAME_MAX = 100
/** Nested parts and bytes of headers of a mail, at most. */
const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024 }

/** A file of a mail. */
export interface MailAttachment {
  name: string
  content: Buffer
}

/** A mail as the conversation needs it. */
export interface ParsedMail {
  /** Addresses that it was sent to. */
  addresses: string[]
  isAutomatic: boolean
  /** What the sender wrote. May be empty. */
  text: string
  /** Without pictures that are shown inside of the mail. */
  attachments: MailAttachment[]
  /** Hash of its Message-ID; without one, of the whole mail. */
  sha256: string
}

/** Parses a mail. Rejects if it is nested too deeply. */
export async function parseMail(raw: Buffer): Promise<ParsedMail> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer', ...LIMITS })
  const identity = mail.messageId?.trim() || raw
  return {
    addresses: listAddresses(mail),
    isAutomatic: isAutomatic(mail),
    text: cutQuotedText(toStorable(getText(mail))),
    attachments: listAttachments(mail),
    sha256: createHash('sha256').update(identity).digest('hex'),
  }
}

/** The database refuses NUL, which a mail may have in any encoding. */
const toStorable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

const getText = ({ text, html }: Email): string => (text?.trim() ? text : html ? htmlToText(html) : '')

/** Servers name the receiver in one of these, whatever the sender's mail program wrote. */
const RECEIVER_HEADERS = ['delivered-to', 'x-original-to', 'envelope-to']

const listAddresses = ({ to = [], cc = [], headers }: Email): string[] => [
  ...[...to, ...cc].flatMap(listMembers),
  ...headers.flatMap(({ key, value }) =>
    RECEIVER_HEADERS.includes(key) ? [value.trim().replace(/^<|>$/g, '')] : [],
  ),
]

const listMembers = (address: Address): string[] =>
  address.address === undefined ? (address.group ?? []).map((one) => one.address) : [address.address]

/** Pictures of a signature are left out: they are shown inside of the mail. */
const listAttachments = ({ attachments }: Email): MailAttachment[] =>
  attachments
    .filter(({ disposition, related }) => disposition === 'attachment' || !related)
    .map(({ filename, content }) => ({
      name: toStorable(filename ?? 'без\u00A0имени').slice(0, ATTACHMENT_NAME_MAX),
      content: typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer),
    }))

/** Returns the sentence about attachments that were not stored; nothing if all were. */
export function describeRefused(names: readonly string[]): string {
  if (names.length === 0) return ''
  const more = names.length > ATTACHMENTS_NAMED ? ` и\u00A0ещё ${names.length - ATTACHMENTS_NAMED}` : ''
  const word = names.length === 1 ? 'Вложение не\u00A0сохранено' : 'Вложения не\u00A0сохранены'
  return `${word}: ${names.slice(0, ATTACHMENTS_NAMED).join(', ')}${more}`
}
