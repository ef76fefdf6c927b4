import { formatMoney } from '@rapport/contract/texts/money'
import type { AccountBalance, Payment } from './statement.ts'

const showDay = (day: string) => day.split('-').toReversed().join('.')

/**
 * Returns a Russian sentence for each account whose balances do not add up: within a section, from one day to the
 * next, or against the sums of its payments. Programs that shorten files leave such balances, so they refuse nothing.
 */
export function checkBalances(balances: readonly AccountBalance[], payments: readonly Payment[]): string[] {
  const moved = sumPayments(payments)
  return [...Map.groupBy(balances, ({ account }) => account)].flatMap(([account, sections]) => [
    ...sections.flatMap(checkSection),
    ...checkChain(sections),
    ...checkTotal(
      account,
      'поступило',
      sections.map(({ received }) => received),
      moved.get(account)?.received,
    ),
    ...checkTotal(
      account,
      'списано',
      sections.map(({ spent }) => spent),
      moved.get(account)?.spent,
    ),
  ])
}

function checkSection({
  account,
  from,
  opening,
  received = 0,
  spent = 0,
  closing,
}: AccountBalance): string[] {
  if (opening === undefined || closing === undefined || opening + received - spent === closing) return []
  const when = from ? ` на\u00A0${showDay(from)}` : ''
  return [
    `Счёт ${account}: остатки${when} не сходятся. Начальный ${formatMoney(opening)}, поступило ${formatMoney(received)}, ` +
      `списано ${formatMoney(spent)}, а\u00A0конечный ${formatMoney(closing)}`,
  ]
}

function checkChain(sections: readonly AccountBalance[]): string[] {
  const days = sections
    .filter((section) => section.from !== undefined)
    .toSorted((one, other) => ((one.from ?? '') < (other.from ?? '') ? -1 : 1))
  return days.slice(1).flatMap(({ account, from = '', opening }, at) => {
    const closing = days[at]?.closing
    return opening === undefined || closing === undefined || opening === closing
      ? []
      : [
          `Счёт ${account}: остаток на\u00A0начало ${showDay(from)} не равен остатку перед ним. Возможно, в\u00A0файле не все дни`,
        ]
  })
}

/** A section without the sum says nothing, so that its account is not checked. */
function checkTotal(account: string, word: string, totals: (number | undefined)[], seen = 0): string[] {
  if (totals.includes(undefined)) return []
  const total = totals.reduce<number>((sum, one) => sum + (one ?? 0), 0)
  return total === seen
    ? []
    : [
        `Счёт ${account}: по\u00A0итогам выписки ${word} ${formatMoney(total)}, а\u00A0по\u00A0документам ${formatMoney(seen)}. ` +
          'Возможно, в\u00A0файле не все документы',
      ]
}

/** Returns what the documents move on each account, in kopecks. */
function sumPayments(payments: readonly Payment[]): Map<string, { received: number; spent: number }> {
  const sums = new Map<string, { received: number; spent: number }>()
  const add = (account: string, received: number, spent: number) => {
    const sum = sums.get(account) ?? { received: 0, spent: 0 }
    sums.set(account, { received: sum.received + received, spent: sum.spent + spent })
  }
  for (const { direction, sum, payer, payee } of payments) {
    if (direction === 'incoming' || direction === 'internal') add(payee.account, sum, 0)
    if (direction === 'outgoing' || direction === 'internal') add(payer.account, 0, sum)
  }
  return sums
}
