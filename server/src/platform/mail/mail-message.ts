import type { Readable } from 'node:stream'

/** A mail as it is handed to a mailer; the sender is the mailer's. */
export interface MailMessage {
  to: string
  replyTo?: string
  subject: string
  html: string
  text: string
  /** `<…@host>`: the same for every sending of this mail, so that a second one is seen as a repeat. */
  messageId: string
  headers?: Record<string, string>
  /** Streams are read once, while the mail is sent. */
  attachments?: MailAttachment[]
}

interface MailAttachment {
  filename: string
  /** Bytes, before base64 adds a third. */
  size: number
  content: Readable
}

/** The mail server takes no mail of this size: another attempt would not change that, a smaller mail would. */
export class MailTooLargeError extends Error {
  readonly code = 'MAIL_TOO_LARGE'
}

/** Sends mails. Rejects when a mail has not left; then it may be sent again. */
export interface Mailer {
  send(message: MailMessage): Promise<void>
}
