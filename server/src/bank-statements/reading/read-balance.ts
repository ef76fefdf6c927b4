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
function parseSignedSum(text = ''): number | undefined {
  const sum = parseSum(text.replace('-', ''))
  return sum !== undefined && text.startsWith('-') ? -sum : parseSum(text)
}
