import { addUp } from '@rapport/contract/money/arithmetic'
import { formatMoney } from '@rapport/contract/money/format-money'
import { type Kopecks, toKopecks } from '@rapport/contract/money/kopecks'
import { formatDay } from './reading/field-values.ts'
import type { AccountBalance, Payment } from './statement.ts'

const NOTHING = toKopecks(0)

/**
 * Returns Russian sentences about balances that do not add up. Checks each section, one day against the next, and
 * totals against the payments. Programs that shorten files leave such balances, so they refuse nothing.
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
  received = NOTHING,
  spent = NOTHING,
  closing,
}: AccountBalance): string[] {
  if (opening === undefined || closing === undefined || opening + received - spent === closing) return []
  const when = from ? ` на\u00A0${formatDay(from)}` : ''
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
          `Счёт ${account}: остаток на\u00A0начало ${formatDay(from)} не равен остатку перед ним. Возможно, в\u00A0файле не все дни`,
        ]
  })
}

/** A section without the sum says nothing, so that its account is not checked. */
function checkTotal(
  account: string,
  word: string,
  totals: (Kopecks | undefined)[],
  seen = NOTHING,
): string[] {
  const known = totals.filter((total) => total !== undefined)
  const total = addUp(known)
  return known.length < totals.length || total === seen
    ? []
    : [
        `Счёт ${account}: по\u00A0итогам выписки ${word} ${formatMoney(total)}, а\u00A0по\u00A0документам ${formatMoney(seen)}. ` +
          'Возможно, в\u00A0файле не все документы',
      ]
}

/** What the documents move on an account. */
interface Moved {
  received: Kopecks
  spent: Kopecks
}

function sumPayments(payments: readonly Payment[]): Map<string, Moved> {
  const sums = new Map<string, Moved>()
  const add = (account: string, received: Kopecks, spent: Kopecks) => {
    const sum = sums.get(account) ?? { received: NOTHING, spent: NOTHING }
    sums.set(account, { received: addUp([sum.received, received]), spent: addUp([sum.spent, spent]) })
  }
  for (const { direction, sum, payer, payee } of payments) {
    if (direction === 'incoming' || direction === 'internal') add(payee.account, sum, NOTHING)
    if (direction === 'outgoing' || direction === 'internal') add(payer.account, NOTHING, sum)
  }
  return sums
}
