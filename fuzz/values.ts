import type { Random } from './random.ts'

/** Hostile values, and values of broken clients. */
const HOSTILE = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e309',
  '99999999999999999999',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  "' or 1=1--",
  "'; drop table orders;--",
  '$1',
  '%',
  '_%_',
  '\\',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}',
  '#{7*7}',
  '../../etc/passwd',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eтекст',
  '👩‍🏭'.repeat(20),
  'ё'.repeat(300),
  'a'.repeat(10_000),
  '(?:a+)+$',
  '\r\nSet-Cookie: a=b',
  '__proto__',
  'constructor',
]

const PLAUSIBLE = [
  'Анна',
  '+7 (900) 123-45-67',
  '89001234567',
  'anna@example.ru',
  '1',
  '2',
  '12',
  'polo',
  'policy',
  'futbolki-i-polo',
  'футболка',
  'catalog',
  'post',
  'page',
  'city',
  '/',
  'длинный пароль 12',
  '123456',
  '26-000001',
  'печать',
]

export interface ValueSchema {
  type?: string | string[]
  enum?: unknown[]
  properties?: Record<string, ValueSchema>
  items?: ValueSchema
}

/** Returns a value for a field: sometimes a valid one, mostly not. */
export function valueFor(random: Random, schema: ValueSchema, known: readonly string[]): string {
  const kind = random.next()
  if (kind < 0.15 && schema.enum) return String(random.pick(schema.enum))
  if (kind < 0.45 && known.length > 0) return random.pick(known)
  if (kind < 0.65) return random.pick(PLAUSIBLE)
  if (kind < 0.95) return random.pick(HOSTILE)
  return Array.from({ length: random.below(40) }, () => String.fromCharCode(random.below(0x500))).join('')
}

/** Removes characters that a header can't contain. */
export const headerSafe = (text: string) => text.replace(/[^\x20-\x7e]/g, '')
