import { type Kopecks, toKopecks } from '@rapport/contract/money/kopecks'
import type { AccountBalance } from '../statement.ts'
import { parseAccount, parseDay, parseSum } from './field-values.ts'
import type { Section } from './split-sections.ts'

/** Reads an account section. Fields come in any order; unreadable ones are left out. */
export function readBalance({ fields }: Section): AccountBalance {
  return {
    account: parseAccount(fields.get('расчсчет')),
    from: parseDay(fields.get('датаначала')),
    to: parseDay(fields.get('датаконца')),
    opening: parseSignedSum(fields.get('начальныйостаток')),
    received: parseSum(fields.get('всегопоступило')),
    spent: parseSum(fields.get('всегосписано')),
    closing: parseSignedSum(fields.get('конечныйостаток')),
  }
}

/** An account with an overdraft has a balance below zero. */
function parseSignedSum(text = ''): Kopecks | undefined {
  if (!text.startsWith('-')) return parseSum(text)
  const sum = parseSum(text.slice(1))
  return sum === undefined ? undefined : toKopecks(-sum)
}
