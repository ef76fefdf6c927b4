import { StatementError } from '../statement-error.ts'
import { parseAccount } from './field-values.ts'
import { readParty } from './read-party.ts'
import type { Sections } from './split-sections.ts'

/**
 * Finds the accounts that a statement is of: in its header and its account sections, each once. If it names none, the
 * one account that all of at least two documents have is taken. Throws StatementError if there is none or several.
 */
export function findAccounts({ headerAccounts, balances, documents }: Sections): {
  accounts: string[]
  isGuessed: boolean
} {
  const named = [...headerAccounts, ...balances.map(({ fields }) => fields.get('расчсчет') ?? '')]
  const accounts = [...new Set(named.map(parseAccount).filter(Boolean))]
  if (accounts.length > 0) return { accounts, isGuessed: false }
  const pairs = documents.map(({ fields }) => [
    readParty(fields, 'плательщик').account,
    readParty(fields, 'получатель').account,
  ])
  const shared = [...new Set(pairs[0])].filter(
    (account) => account && pairs.every((pair) => pair.includes(account)),
  )
  if (pairs.length < 2 || shared.length !== 1)
    throw new StatementError(
      'В\u00A0файле не указан расчётный счёт выписки. Скачайте её ещё раз и\u00A0проверьте, что выбран счёт',
    )
  return { accounts: shared, isGuessed: true }
}
