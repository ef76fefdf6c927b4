import type { Readable } from 'node:stream'

/** Email for a mailer, which adds the sender. */
export interface MailMessage {
  to: string
  replyTo?: string
  subject: string
  html: string
  text: string
  /** `<…@host>`: the same for every attempt to send this email, so that a second copy is recognized. */
  messageId: string
  headers?: Record<string, string>
  /** Streams are read once, while the email is sent. */
  attachments?: MailAttachment[]
}

interface MailAttachment {
  filename: string
  /** Bytes before base64 adds a third. */
  size: number
  content: Readable
}

/** The mail server rejects an email of this size. A retry does not help, a smaller email does. */
export class MailTooLargeError extends Error {
  readonly code = 'MAIL_TOO_LARGE'
}

/** Sends emails. Rejects when an email was not sent; then it may be sent again. */
export interface Mailer {
  send(message: MailMessage): Promise<void>
}
