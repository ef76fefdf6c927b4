import * as z from 'zod/mini'

/** Checks of the system, in the order that they are shown. */
export const CHECK_NAMES = [
  'environment',
  'database',
  'migrations',
  'storage',
  'mail',
  'mail-domain',
  'public-url',
  'proxy',
  'city-hosts',
  'disk',
  'clock',
  'open-files',
  'memory',
  'lead-probe',
] as const
export type CheckName = (typeof CHECK_NAMES)[number]

/** `unchecked`: there is nothing to check. `warning`: works, but not as it should. `broken`: something would fail. */
export type CheckState = 'ok' | 'unchecked' | 'warning' | 'broken'

/** Every possible finding: its check and its state. */
export const findings = {
  'environment-ok': ['environment', 'ok'],
  'environment-invalid': ['environment', 'broken'],
  'secret-missing': ['environment', 'warning'],
  'public-url-local': ['environment', 'warning'],
  'mail-from-local': ['environment', 'warning'],
  'database-ok': ['database', 'ok'],
  'database-new': ['database', 'ok'],
  'database-unreachable': ['database', 'broken'],
  'database-refused': ['database', 'broken'],
  'database-too-old': ['database', 'broken'],
  'database-encoding': ['database', 'broken'],
  'migrations-ok': ['migrations', 'ok'],
  'migrations-unchecked': ['migrations', 'unchecked'],
  'migrations-pending': ['migrations', 'warning'],
  'migrations-newer': ['migrations', 'broken'],
  'migrations-foreign': ['migrations', 'broken'],
  'storage-ok': ['storage', 'ok'],
  'storage-new': ['storage', 'ok'],
  'storage-failed': ['storage', 'broken'],
  'storage-content': ['storage', 'broken'],
  'storage-unconditional': ['storage', 'broken'],
  'mail-ok': ['mail', 'ok'],
  'mail-local': ['mail', 'ok'],
  'mail-off': ['mail', 'warning'],
  'mail-plain': ['mail', 'warning'],
  'mail-unreachable': ['mail', 'broken'],
  'mail-tls': ['mail', 'broken'],
  'mail-auth': ['mail', 'broken'],
  'mail-domain-ok': ['mail-domain', 'ok'],
  'mail-domain-skipped': ['mail-domain', 'unchecked'],
  'mail-domain-unchecked': ['mail-domain', 'warning'],
  'spf-missing': ['mail-domain', 'warning'],
  'dkim-missing': ['mail-domain', 'warning'],
  'dmarc-missing': ['mail-domain', 'warning'],
  'public-url-ok': ['public-url', 'ok'],
  'public-url-stopped': ['public-url', 'unchecked'],
  'public-url-unreachable': ['public-url', 'broken'],
  'public-url-certificate': ['public-url', 'broken'],
  'public-url-foreign': ['public-url', 'broken'],
  'proxy-ok': ['proxy', 'ok'],
  'proxy-none': ['proxy', 'ok'],
  'proxy-unchecked': ['proxy', 'unchecked'],
  'proxy-host': ['proxy', 'broken'],
  'proxy-untrusted': ['proxy', 'broken'],
  'proxy-forged-ip': ['proxy', 'broken'],
  'proxy-forged-host': ['proxy', 'broken'],
  'city-hosts-ok': ['city-hosts', 'ok'],
  'city-hosts-skipped': ['city-hosts', 'unchecked'],
  'city-hosts-unreachable': ['city-hosts', 'broken'],
  'disk-ok': ['disk', 'ok'],
  'disk-low': ['disk', 'warning'],
  'disk-full': ['disk', 'broken'],
  'clock-ok': ['clock', 'ok'],
  'clock-differs': ['clock', 'warning'],
  'clock-wrong': ['clock', 'broken'],
  'open-files-ok': ['open-files', 'ok'],
  'open-files-unknown': ['open-files', 'unchecked'],
  'open-files-few': ['open-files', 'warning'],
  'memory-ok': ['memory', 'ok'],
  'memory-low': ['memory', 'warning'],
  'memory-out': ['memory', 'broken'],
  'lead-probe-ok': ['lead-probe', 'ok'],
  'lead-probe-off': ['lead-probe', 'unchecked'],
  'lead-probe-waiting': ['lead-probe', 'unchecked'],
  'lead-probe-late': ['lead-probe', 'broken'],
  'lead-probe-page': ['lead-probe', 'broken'],
  'lead-probe-form': ['lead-probe', 'broken'],
  'lead-probe-files': ['lead-probe', 'broken'],
  'lead-probe-inbox': ['lead-probe', 'broken'],
  'lead-probe-factory-mail': ['lead-probe', 'broken'],
  'lead-probe-customer-mail': ['lead-probe', 'broken'],
  'lead-probe-telegram': ['lead-probe', 'broken'],
  'lead-probe-crm': ['lead-probe', 'broken'],
  'check-late': ['environment', 'broken'],
} as const satisfies Record<string, readonly [CheckName, CheckState]>

export type FindingCode = keyof typeof findings

/** Result of a check: what was found, and the values of its sentence. Values hold no secret. */
const finding = z.object({
  code: z.enum(Object.keys(findings) as [FindingCode, ...FindingCode[]]),
  check: z.enum(CHECK_NAMES),
  values: z.record(z.string(), z.string()),
})
export type Finding = z.output<typeof finding>

export const systemChecks = z.object({ checkedAt: z.string(), findings: z.array(finding) })
export type SystemChecks = z.output<typeof systemChecks>

/** Sentences of a finding, with `{name}` in place of its values. */
export interface FindingText {
  found: string
  /** What to do. Findings that are fine have none. */
  fix?: string
}

/** Returns the text with the values of a finding. */
export const fillValues = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
