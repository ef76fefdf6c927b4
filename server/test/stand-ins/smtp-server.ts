import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { SMTPConnection } from 'smtp-server/lib/smtp-connection.js'

/** The library greets after a tenth of a second, to catch clients that talk too early: each mail of the tests would wait. */
SMTPConnection.prototype.init = function greetAtOnce() {
  this._setListeners(() => this.connectionReady())
}

/** Creates a server that speaks SMTP without TLS to anybody; nothing listens yet. */
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
