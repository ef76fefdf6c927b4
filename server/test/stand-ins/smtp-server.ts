import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
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

/** Starts an SMTP server without TLS that accepts one user and password. */
export async function startSignInServer(
  user: string,
  password: string,
): Promise<{ port: number; stop(): Promise<void> }> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    onAuth: ({ username, password: given }, _session, done) =>
      username === user && given === password
        ? done(null, { user })
        : done(new Error('Invalid username or password')),
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return { port, stop: () => new Promise((resolve) => server.close(() => resolve())) }
}
