import { PASSWORD_MAX, PASSWORD_MIN } from '@rapport/contract/accounts/account-limits'
import { DAY_MS, MINUTE_MS } from '@rapport/contract/hours/durations'
import ipaddr from 'ipaddr.js'
import * as z from 'zod'
import { parseS3Url, S3_URL_FORMAT } from './s3-url.ts'

const whole = (name: string, min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((n) => n >= min && n <= max, `a whole number from ${min} to ${max} (${name})`)

const share = z
  .string()
  .regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0)?)$/, 'a share from 0 to 1, such as 0.1')
  .transform(Number)

const optional = z.string().default('')

function requiredUrl(protocols: string[]) {
  const allowed = `a URL that starts with ${protocols.join(', ')}`
  return z.string().refine((text) => {
    const url = URL.parse(text)
    return url !== null && protocols.includes(`${url.protocol}//`)
  }, allowed)
}

const SMTP_FORM = 'a URL that starts with smtp:// or smtps://, with ?tls=off or nothing after it'

/** `?tls=off` sends emails in plain text. Any other parameter would silently be ignored. */
function isSmtpUrl(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^smtps?:$/.test(url.protocol) && ['', '?tls=off'].includes(url.search)
}

const WEBHOOK_FORM = 'a URL that starts with https://, or with http:// on this machine'

/** Requires HTTPS except on this machine, because personal data is sent there. */
function isWebhook(text: string): boolean {
  const url = URL.parse(text)
  if (url?.protocol === 'https:') return true
  return url?.protocol === 'http:' && /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(url.hostname)
}

/** Trusted reverse proxies: none, a number of hops, or some networks. */
const trustProxy = z
  .string()
  .refine(isTrustProxy, 'off, a number of hops from 1 to 9, or networks such as 10.0.0.0/8,127.0.0.1')
  .transform((text) => {
    if (text === 'off') return false
    const hops = /^\d$/.test(text) ? Number(text) : undefined
    return hops ? (_ip: string, hop: number) => hop < hops : text.split(',')
  })

function isTrustProxy(text: string): boolean {
  if (text === 'off' || /^[1-9]$/.test(text)) return true
  return text.split(',').every((network) => ipaddr.isValidCIDR(network) || ipaddr.isValid(network))
}

const secretList = z
  .string()
  .transform((text) => text.split(',').filter(Boolean))
  .refine(
    (secrets) => secrets.every((secret) => secret.length >= 32),
    'secrets of at least 32 characters each',
  )

const optionalUrl = (protocols: string[]) => z.union([z.literal(''), requiredUrl(protocols)]).default('')

/** Empty, or an id that needs no escaping in HTML and URLs. */
const counterId = (pattern: RegExp, allowed: string) => z.string().regex(pattern, allowed).default('')
const VK_CODE = /^VK-RTRG-\d{1,12}-[\w-]{1,20}$/
const VK_CODE_FORM = 'a code such as VK-RTRG-123456-aBc1D'

const IMAP_FORM = 'a URL such as imaps://user:password@host, with ?tls=off or nothing after it'

function isImapUrl(text: string): boolean {
  const url = URL.parse(text)
  return (
    url !== null &&
    /^imaps?:$/.test(url.protocol) &&
    url.username !== '' &&
    ['', '?tls=off'].includes(url.search)
  )
}

/** A token of 47 characters and a plus are added before the @, where 64 are allowed. */
const REPLY_MAILBOX = /^[a-z\d][a-z\d._-]{0,15}@[a-z\d.-]{3,189}$/i
const MAILBOX = /^[^\s@]{1,64}@[^\s@]{1,189}$/

const PASSWORD_FORM = `${PASSWORD_MIN} to ${PASSWORD_MAX} characters`

/** All variables that the product reads, documented in .env.example. */
const variables = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'production, development or test')
    .default('production'),
  HOST: z.string().min(1, 'a host name or an IP').default('127.0.0.1'),
  PORT: whole('PORT', 0, 65_535).default(3000),
  PUBLIC_URL: optionalUrl(['http://', 'https://']),
  DATA_DIR: z.string().min(1, 'a directory').default('./var'),
  DATABASE_URL: optionalUrl(['postgres://', 'postgresql://']),
  /** Past a pooler, for migrations, jobs and notifications. If empty, DATABASE_URL. */
  DATABASE_DIRECT_URL: optionalUrl(['postgres://', 'postgresql://']),
  SMTP_URL: z
    .string()
    .refine((text) => text === '' || isSmtpUrl(text), SMTP_FORM)
    .default(''),
  MAIL_FROM: z.string().min(3, 'a mail address').default('noreply@localhost'),
  /** If empty, the support email of the site's settings. */
  MAIL_TO: optional,
  /** Mailbox whose addresses with a token bring answers of customers. If empty, answers go to people only. */
  REPLY_ADDRESS: z
    .string()
    .refine(
      (text) => text === '' || REPLY_MAILBOX.test(text),
      'a mail address of up to 16 characters before the @',
    )
    .default(''),
  /** Secrets of the webhook for received mails, the former ones too. If empty, there is no webhook. */
  INBOUND_MAIL_SECRET: secretList.default([]),
  /** Mailbox with received mails. If empty, none is read. */
  INBOUND_IMAP_URL: z
    .string()
    .refine((text) => text === '' || isImapUrl(text), IMAP_FORM)
    .default(''),
  STORAGE_URL: z
    .string()
    .refine((text) => text === '' || parseS3Url(text) !== undefined, S3_URL_FORMAT)
    .default(''),
  /** Where `npm run backup` writes without an argument. */
  BACKUP_URL: optional,
  TELEGRAM_BOT_TOKEN: optional,
  TELEGRAM_CHAT_ID: optional,
  TELEGRAM_API_URL: requiredUrl(['http://', 'https://']).default('https://api.telegram.org'),
  CRM_WEBHOOK_URL: z
    .string()
    .refine((text) => text === '' || isWebhook(text), WEBHOOK_FORM)
    .default(''),
  YANDEX_MAPS_KEY: optional,
  /** Sent to search engines with changed pages. They read it from the site itself, so it is not secret. */
  INDEXNOW_KEY: z
    .string()
    .regex(/^(?:[A-Za-z0-9-]{8,128})?$/, '8 to 128 Latin letters, digits and hyphens')
    .default(''),
  INDEXNOW_URL: requiredUrl(['http://', 'https://']).default('https://yandex.com/indexnow'),
  YANDEX_METRIKA_ID: counterId(/^\d{1,12}$/, 'the number of a counter, such as 12345678'),
  GTM_ID: counterId(/^GTM-[A-Z\d]{4,12}$/, 'a container such as GTM-ABC123'),
  VK_PIXEL_ID: counterId(VK_CODE, VK_CODE_FORM),
  VK_RETARGETING_ID: counterId(VK_CODE, VK_CODE_FORM),
  TOP_MAIL_RU_ID: counterId(/^\d{1,12}$/, 'the number of a counter, such as 3123456'),
  /** Content of an empty database: the demo factory, nothing, or the demo factory to be replaced. */
  DEMO_CONTENT: z.enum(['on', 'off', 'starter'], 'on, off or starter').default('on'),
  /** Whether imports may download feeds and pictures from addresses that staff name. */
  CATALOGUE_DOWNLOADS: z.enum(['on', 'off'], 'on or off').default('off'),
  TRUST_PROXY: trustProxy.default(false),
  /** Path of a file of cities or countries (MMDB). If empty, emails name no place of a log-in. */
  GEOIP_DATABASE: optional,
  /**
   * The first secret signs, the others are still accepted. If empty, a secret is created and stored in the
   * database.
   */
  APP_SECRET: secretList.default([]),
  /**
   * First staff account, created if there is none. If empty, admin@localhost with a password that is printed
   * once.
   */
  ADMIN_EMAIL: z.string().regex(MAILBOX, 'a mail address').default('admin@localhost'),
  ADMIN_PASSWORD: z
    .string()
    .refine(({ length }) => length === 0 || (length >= PASSWORD_MIN && length <= PASSWORD_MAX), PASSWORD_FORM)
    .default(''),
  /** Seconds for which a stopping process still serves, while /readyz answers 503. */
  SHUTDOWN_GRACE_S: whole('SHUTDOWN_GRACE_S', 0, 3600).default(0),
  UPLOADS_MAX_GB: whole('UPLOADS_MAX_GB', 1, 1_000_000).default(20),
  DISK_FREE_MIN_GB: whole('DISK_FREE_MIN_GB', 0, 1_000_000).default(1),
  ORDER_FILES_KEEP_DAYS: whole('ORDER_FILES_KEEP_DAYS', 1, 36_500).default(365),
  ORDERS_KEEP_DAYS: whole('ORDERS_KEEP_DAYS', 1, 36_500).default(1825),
  /** Minutes between test orders. If unset, there are none. */
  LEAD_PROBE_MINUTES: whole('LEAD_PROBE_MINUTES', 1, DAY_MS / MINUTE_MS).optional(),
  /** Receives the mails of test orders. If empty, the factory's mailbox does. */
  LEAD_PROBE_MAIL: z
    .string()
    .refine((text) => text === '' || MAILBOX.test(text), 'a mail address')
    .default(''),
  /** Port of /metrics. If unset, there are no metrics. */
  METRICS_PORT: whole('METRICS_PORT', 1, 65_535).optional(),
  /** Base URL of an OTLP receiver. If empty, there are no traces. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl(['http://', 'https://']),
  OTEL_SERVICE_NAME: z.string().max(100, 'a name of up to 100 characters').default('rapport'),
  OTEL_TRACES_SAMPLER_ARG: share.default(1),
  /** Milliseconds after which a statement is logged. 0 logs none. */
  SLOW_STATEMENT_MS: whole('SLOW_STATEMENT_MS', 0, 120_000).default(1000),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'debug, info, warn, error or silent')
    .default('info'),
})

export type Env = z.output<typeof variables>

/** Names of all variables, for the test of .env.example. */
export const variableNames = Object.keys(variables.shape)

/** Start-up error whose message is one sentence that says what to do. */
export class StartError extends Error {}

const mayHoldSecret = /URL$|TOKEN|PASSWORD|SECRET/

/**
 * Reads the environment. Empty values count as unset. Throws StartError with variable, value and allowed
 * values.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = variables.safeParse(given)
  if (parsed.success) return { ...parsed.data, PUBLIC_URL: publicUrl(parsed.data) }
  const issue = parsed.error.issues[0]
  const name = String(issue?.path[0])
  const value = mayHoldSecret.test(name) ? hideSecret(name, given[name] ?? '') : (given[name] ?? '')
  throw new StartError(`${name}=${JSON.stringify(value)} is not allowed: it has to be ${issue?.message}.`)
}

/** Without a trailing slash or path. On localhost if it is unset. */
function publicUrl(env: z.output<typeof variables>): string {
  return new URL(env.PUBLIC_URL || `http://localhost:${env.PORT}`).origin
}

/**
 * Hides all up to the last @, since the secret of a malformed URL may contain an @ or a slash. If the @ is
 * missing, hides all of it.
 */
function hideSecret(name: string, text: string): string {
  if (name === 'APP_SECRET' || name === 'ADMIN_PASSWORD' || name === 'INBOUND_MAIL_SECRET') return '…'
  const secret =
    name === 'STORAGE_URL' && !text.includes('@') ? /^([a-z\d]+:\/\/)?.*/is : /^([a-z\d]+:\/\/)?.*@/is
  return text.replace(secret, (whole, scheme = '') => `${scheme}…${whole.endsWith('@') ? '@' : ''}`)
}
