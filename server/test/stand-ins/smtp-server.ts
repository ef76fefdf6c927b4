import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { SMTPConnection } from 'smtp-server/lib/smtp-connection.js'

/**
 * The library greets after a tenth of a second, to catch clients that send too early. It would delay each
 * email of the tests.
 */
SMTPConnection.prototype.init = function greetAtOnce() {
  this._setListeners(() => this.connectionReady())
}

/** Creates an SMTP server without TLS and authentication, which does not listen yet. */
export const createSmtpServer = (
  onData: NonNullable<SMTPServerOptions['onData']>,
  options: Pick<SMTPServerOptions, 'size'> = {},
): SMTPServer =>
  new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onData,
    ...options,
  })
