import { createTransport } from 'nodemailer'
import { errorCode } from '../../platform/http/error-code.ts'
import { smtpOptions } from '../../platform/mail/smtp-options.ts'
import { isOwnMachine } from '../../platform/security/app-secret.ts'
import { type Check, found, REQUEST_MS } from '../check-deps.ts'

const ABOUT_TLS = /certificate|self-signed|\bssl\b|\btls\b|STARTTLS/i

/** Greets the mail server, starts TLS and signs in, without sending. */
export const checkMail: Check = async ({ env: { SMTP_URL }, requestMs = REQUEST_MS }) => {
  if (!SMTP_URL) return [found('mail-off')]
  const { host, hostname } = new URL(SMTP_URL)
  const options = smtpOptions(SMTP_URL, { connectMs: requestMs, silenceMs: requestMs })
  const transport = createTransport(options)
  try {
    await transport.verify()
  } catch (error) {
    const { code, message = '' } = error as { code?: string; message?: string }
    if (code === 'EAUTH') return [found('mail-auth', { host, code: errorCode(error) })]
    const isTls = code === 'ETLS' || ABOUT_TLS.test(message)
    return [found(isTls ? 'mail-tls' : 'mail-unreachable', { host, code: errorCode(error) })]
  } finally {
    transport.close()
  }
  if (!options.ignoreTLS) return [found('mail-ok', { host })]
  return [found(isOwnMachine(`http://${hostname}`) ? 'mail-local' : 'mail-plain', { host })]
}
