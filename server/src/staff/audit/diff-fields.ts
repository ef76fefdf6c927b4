import { isSame } from '@rapport/staff-contract/editing/merge'
import { AUDIT_CHANGES_MAX, AUDIT_VALUE_MAX } from '@rapport/staff-contract/staff/audit-limits'
import type { AuditChanges } from '../tables.ts'

/** Characters of a long text kept before the first difference. */
const CONTEXT = 40

type Change = AuditChanges[string]

/** Fields of a record before and after a change. */
export interface FieldsChange {
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  /** Names of fields with personal data; their values are masked. */
  personal?: readonly string[]
}

/**
 * Returns the fields that differ, before and after. Masks personal values and cuts long texts around the difference.
 * For larger values only the field name is kept.
 */
export function diffFields({ before = {}, after = {}, personal = [] }: FieldsChange): AuditChanges {
  const changes: AuditChanges = {}
  let left = AUDIT_CHANGES_MAX
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (isSame(before[name], after[name])) continue
    const shown = personal.includes(name) ? mask : (value: unknown) => value
    const change = boundChange({
      ...(name in before ? { before: shown(before[name]) } : {}),
      ...(name in after ? { after: shown(after[name]) } : {}),
    })
    const size = JSON.stringify(change).length
    changes[name] = size <= left ? change : {}
    left -= Math.min(size, left)
  }
  return changes
}

/** Returns «А…» for a text and `a…@example.ru` for an address: enough to tell two apart, but not to know either. */
function mask(value: unknown): unknown {
  if (value === null || value === undefined) return value
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const at = text.lastIndexOf('@')
  return `${[...text].slice(0, 1).join('')}…${at > 0 ? text.slice(at) : ''}`
}

function boundChange(change: Change): Change {
  const { before, after } = change
  const isLong = [before, after].some((value) => (JSON.stringify(value)?.length ?? 0) > AUDIT_VALUE_MAX)
  if (!isLong) return change
  const isText = [before, after].every(
    (value) => value === null || value === undefined || typeof value === 'string',
  )
  if (!isText) return {}
  const start = Math.max(0, firstDifference(String(before ?? ''), String(after ?? '')) - CONTEXT)
  return Object.fromEntries(
    Object.entries(change).map(([side, text]) => [side, typeof text === 'string' ? cut(text, start) : text]),
  )
}

function firstDifference(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}

/** Half of a surrogate pair at either end would be invalid in the database. */
function cut(text: string, start: number): string {
  const end = start + AUDIT_VALUE_MAX
  const part = text.slice(start, end).replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '')
  return `${start > 0 ? '…' : ''}${part}${end < text.length ? '…' : ''}`
}
