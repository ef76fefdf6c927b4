import fp from 'fastify-plugin'
import { createConcurrencyLimit } from '../platform/limits/concurrency-limit.ts'
import { limitConcurrency } from '../platform/limits/limit-concurrency.ts'
import { hashPassword } from '../platform/security/passwords.ts'
import { newToken } from '../platform/security/tokens.ts'
import type { Services } from '../services.ts'
import type { AccountDeps } from './account-deps.ts'
import { createAttemptLimits } from './attempt-limits.ts'
import { CODE_EMAIL_QUEUE, sendCodeEmail } from './codes/send-code-email.ts'
import { deleteExpiredAccountData } from './commands.ts'
import { ACCOUNT_EMAIL_QUEUE, sendAccountEmail } from './emails/send-account-email.ts'
import { accountRoutes } from './routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    accounts: AccountDeps
  }
}

export const accounts = fp<Services>(
  async (app, services) => {
    const { database, jobs, now, customerMailer: mailer, loadKeys } = services
    const deps = await createAccountDeps(services)
    app.decorate('accounts', deps)
    const mailDeps = { ...deps, mailer, log: app.log }
    await jobs.handle(CODE_EMAIL_QUEUE, (job) => sendCodeEmail(job, mailDeps))
    await jobs.handle(ACCOUNT_EMAIL_QUEUE, (job) => sendAccountEmail(job, mailDeps))
    await jobs.schedule('accounts', '27 * * * *', () => deleteExpiredAccountData(database, now()))

    const limitKey = (await loadKeys('attempt-limits')).current
    await app.register(async (scope) => {
      limitConcurrency(scope, createConcurrencyLimit(services.limits.accounts))
      await accountRoutes(scope, deps, limitKey)
    })
  },
  { name: 'accounts' },
)

async function createAccountDeps(services: Services): Promise<AccountDeps> {
  const { env, database, jobs, now, logSecurityEvent, geoip, limits, loadKeys } = services
  return {
    database,
    jobs,
    now,
    logSecurityEvent,
    geoip,
    publicUrl: env.PUBLIC_URL,
    codeKeys: await loadKeys('email-codes'),
    deviceKeys: await loadKeys('known-devices'),
    emailProven: services.hooks.emailProven,
    passwordCost: limits.passwordCost,
    dummyHash: await hashPassword(newToken(), limits.passwordCost),
    limits: createAttemptLimits(database.orm, (await loadKeys('attempt-limits')).current, limits.attempts),
  }
}
