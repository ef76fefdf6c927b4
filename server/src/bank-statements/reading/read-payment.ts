import type { Direction, Payment } from '../statement.ts'
import { parseDay, parseSum } from './field-values.ts'
import { readParty } from './read-party.ts'
import type { Fields, Section } from './split-sections.ts'

/** Purposes may be in «НазначениеПлатежа», or in up to six parts. */
const PURPOSE_PARTS = ['1', '2', '3', '4', '5', '6']

/** Returns the payment of a document section, or a Russian sentence that says why it has none. */
export function readPayment(
  { fields, kind, line }: Section,
  accounts: ReadonlySet<string>,
): Payment | string {
  const payer = readParty(fields, 'плательщик')
  const payee = readParty(fields, 'получатель')
  const direction = findDirection(accounts.has(payer.account), accounts.has(payee.account))
  const day = findDay(fields, direction)
  const sum = parseSum(fields.get('сумма'))
  const number = fields.get('номер') ?? ''
  const which = `${kind || 'Документ'} №\u00A0${number || 'без номера'} (строка ${line})`
  if (!sum) return `${which} пропущен: сумма «${fields.get('сумма') ?? ''}» не читается`
  if (!day) return `${which} пропущен: дата «${fields.get('дата') ?? ''}» не читается`
  const account = direction === 'unknown' ? '' : direction === 'outgoing' ? payer.account : payee.account
  return { account, direction, day, number, sum, kind, payer, payee, purpose: readPurpose(fields) }
}

function findDirection(isPayer: boolean, isPayee: boolean): Direction {
  if (isPayer && isPayee) return 'internal'
  if (isPayee) return 'incoming'
  return isPayer ? 'outgoing' : 'unknown'
}

/** Banks fill one of the two days or both, so the one of the direction counts first. */
function findDay(fields: Fields, direction: Direction): string | undefined {
  const received = parseDay(fields.get('датапоступило'))
  const spent = parseDay(fields.get('датасписано'))
  const moved = direction === 'outgoing' ? (spent ?? received) : (received ?? spent)
  return moved ?? parseDay(fields.get('дата'))
}

const readPurpose = (fields: Fields) =>
  fields.get('назначениеплатежа') ||
  PURPOSE_PARTS.map((part) => fields.get(`назначениеплатежа${part}`) ?? '')
    .filter(Boolean)
    .join(' ')
