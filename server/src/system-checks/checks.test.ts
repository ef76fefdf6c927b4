import { once } from 'node:events'
import { createServer } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { type DnsServer, startDnsServer } from '../../test/stand-ins/dns-server.ts'
import { startMailServer } from '../../test/stand-ins/mail-server.ts'
import { type S3ServerFaults, startS3Server } from '../../test/stand-ins/s3-server.ts'
import { startSignInServer } from '../../test/stand-ins/smtp-server.ts'
import { describeOnDatabase, openOwnDatabase } from '../../test/test-database.ts'
import { readEnv } from '../platform/process/env.ts'
import { parseS3Url } from '../platform/process/s3-url.ts'
import { openS3Storage } from '../platform/storage/s3-storage.ts'
import type { Check, CheckDeps } from './check-deps.ts'
import { checkDatabase, checkMigrations } from './checks/database.ts'
import { checkEnvironment } from './checks/environment.ts'
import { checkMail } from './checks/mail.ts'
import { checkMailDomain } from './checks/mail-domain.ts'
import { checkPublicUrl } from './checks/public-url.ts'
import { checkStorage } from './checks/storage.ts'

async function codesOf(
  check: Check,
  variables: Record<string, string>,
  options: Partial<CheckDeps> = {},
): Promise<string[]> {
  const env = readEnv(variables)
  const deps = { env, orm: undefined, storage: undefined, dataDir: '/tmp', isRunning: true, requestMs: 1000 }
  return (await check({ ...deps, ...options })).map(({ code }) => code)
}

/** Server that accepts connections and never answers. */
async function startSilentServer() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return { port, stop: () => server.close() }
}

it('warns of settings that are unfit for a public site', async () => {
  const APP_SECRET = 'x'.repeat(32)
  expect(await codesOf(checkEnvironment, { PUBLIC_URL: 'https://a.example', APP_SECRET })).toEqual([
    'environment-ok',
  ])
  expect(await codesOf(checkEnvironment, { PUBLIC_URL: 'https://a.example' })).toEqual(['secret-missing'])
  expect(await codesOf(checkEnvironment, { SMTP_URL: 'smtp://mail.example' })).toEqual([
    'public-url-local',
    'mail-from-local',
  ])
})

it('says whether an S3 store keeps files and refuses to overwrite them', async () => {
  const ask = async (faults: S3ServerFaults) => {
    const store = await startS3Server(faults)
    const variables = { STORAGE_URL: store.url }
    const storage = openS3Storage(parseS3Url(store.url) ?? expect.fail())
    const codes = await codesOf(checkStorage, variables, { storage })
    await store.stop()
    return codes
  }
  expect(await ask({})).toEqual(['storage-ok'])
  expect(await ask({ ignoresConditions: true })).toEqual(['storage-unconditional'])
  expect(await ask({ forbidden: ['PUT'] })).toEqual(['storage-failed'])
  expect(await ask({ forbidden: ['DELETE'] })).toEqual(['storage-failed'])
})

it('tells a mail server that works from one without TLS, with another password, or without an answer', async () => {
  const mails = await startMailServer()
  expect(await codesOf(checkMail, { SMTP_URL: mails.url })).toEqual(['mail-local'])
  expect(await codesOf(checkMail, { SMTP_URL: mails.url.replace('?tls=off', '') })).toEqual(['mail-tls'])
  await mails.stop()
  expect(mails.taken).toEqual([])
  expect(await codesOf(checkMail, { SMTP_URL: mails.url })).toEqual(['mail-unreachable'])
  expect(await codesOf(checkMail, {})).toEqual(['mail-off'])

  const guarded = await startSignInServer('ivan', 'right')
  const url = (password: string) => `smtp://ivan:${password}@127.0.0.1:${guarded.port}?tls=off`
  expect(await codesOf(checkMail, { SMTP_URL: url('right') })).toEqual(['mail-local'])
  expect(await codesOf(checkMail, { SMTP_URL: url('wrong') })).toEqual(['mail-auth'])
  await guarded.stop()

  const silent = await startSilentServer()
  const SMTP_URL = `smtp://127.0.0.1:${silent.port}?tls=off`
  expect(await codesOf(checkMail, { SMTP_URL }, { requestMs: 100 })).toEqual(['mail-unreachable'])
  silent.stop()
})

it('looks for SPF, DKIM and DMARC of the sender', async () => {
  const variables = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Фабрика <zakaz@factory.example>' }
  const ask = async (records: Record<string, string[]>) => {
    const dns: DnsServer = await startDnsServer(records)
    const codes = await codesOf(checkMailDomain, variables, { dnsServers: [dns.address] })
    dns.stop()
    return codes
  }
  const spf = { 'factory.example': ['v=spf1 include:mail.example ~all'] }
  const dmarc = { '_dmarc.factory.example': ['v=DMARC1; p=none'] }
  expect(await ask({ ...spf, ...dmarc, 'mail._domainkey.factory.example': ['v=DKIM1; p=AAAA'] })).toEqual([
    'mail-domain-ok',
  ])
  expect(await ask({ ...spf, ...dmarc, '_domainkey.factory.example': [] })).toEqual(['mail-domain-ok'])
  expect(await ask({ 'factory.example': ['google-site-verification=1'] })).toEqual([
    'spf-missing',
    'dkim-missing',
    'dmarc-missing',
  ])
  expect(await codesOf(checkMailDomain, { SMTP_URL: 'smtp://mail.example' })).toEqual(['mail-domain-skipped'])
})

it('warns if no DNS server answers', async () => {
  const variables = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@factory.example' }
  const options = { dnsServers: ['127.0.0.1:1'], requestMs: 200 }
  expect(await codesOf(checkMailDomain, variables, options)).toEqual(['mail-domain-unchecked'])
})

it('says that the public URL does not answer, or that another program does', async () => {
  const silent = await startSilentServer()
  const PUBLIC_URL = `http://127.0.0.1:${silent.port}`
  expect(await codesOf(checkPublicUrl, { PUBLIC_URL }, { requestMs: 100 })).toEqual([
    'public-url-unreachable',
  ])
  silent.stop()
  const store = await startS3Server()
  expect(await codesOf(checkPublicUrl, { PUBLIC_URL: `http://127.0.0.1:${store.port}` })).toEqual([
    'public-url-foreign',
  ])
  await store.stop()
})

describeOnDatabase('the check of the database', (database) => {
  it('accepts a current database', async () => {
    const { orm } = database()
    expect(await codesOf(checkDatabase, {}, { orm })).toEqual(['database-ok'])
    expect(await codesOf(checkMigrations, {}, { orm })).toEqual(['migrations-ok'])
  })

  it('tells pending migrations from those of a newer release and of a foreign build', async () => {
    // A database of its own: other tests reuse the shared ones, and this table would stay changed.
    const { database: own, drop } = await openOwnDatabase()
    const { orm } = own
    const migrations = sql.raw('drizzle.__drizzle_migrations')
    await orm.execute(sql`delete from ${migrations} where id = (select max(id) from ${migrations})`)
    expect(await codesOf(checkMigrations, {}, { orm })).toEqual(['migrations-pending'])
    await orm.execute(sql`insert into ${migrations} (id, hash, created_at) values (1000, 'newer', 1)`)
    expect(await codesOf(checkMigrations, {}, { orm })).toEqual(['migrations-newer'])
    await orm.execute(sql`delete from ${migrations} where hash <> 'newer'`)
    expect(await codesOf(checkMigrations, {}, { orm })).toEqual(['migrations-foreign'])
    await drop()
  })
})
