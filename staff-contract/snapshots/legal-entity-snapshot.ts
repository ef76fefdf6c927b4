import { VAT_MODES } from '@rapport/contract/money/vat'
import { findAccountError, findCorrespondentAccountError } from '@rapport/contract/requisites/bank-accounts'
import { findBicError } from '@rapport/contract/requisites/bic'
import { findKppError } from '@rapport/contract/requisites/kpp'
import { findInnError, findOgrnError } from '@rapport/contract/requisites/registration-numbers'
import { requisiteMessages } from '@rapport/contract/requisites/requisite-messages'
import * as z from 'zod/mini'
import { editingMessages } from '../editing/editing-messages.ts'
import { SHORT_TEXT_MAX, TITLE_MAX } from '../editing/text-limits.ts'
import { draftText, positionField, requiredText } from './snapshot-fields.ts'

const DIGITS_MAX = 30
const digits = draftText(DIGITS_MAX)

/** Snapshot of a legal entity that issues invoices; fields may be empty in a draft. */
export const legalEntitySnapshot = z.object({
  /** As documents name it: «ООО «Раппорт»», «ИП Ткачёва Анна Сергеевна». */
  title: draftText(TITLE_MAX),
  inn: digits,
  /** Empty for a sole trader. */
  kpp: digits,
  ogrn: digits,
  address: draftText(SHORT_TEXT_MAX),
  phone: draftText(TITLE_MAX),
  bankName: draftText(TITLE_MAX),
  bic: digits,
  account: digits,
  correspondentAccount: digits,
  vatMode: z.enum(VAT_MODES),
  /** Who signs: «Генеральный директор», «Индивидуальный предприниматель». */
  directorPost: draftText(TITLE_MAX),
  directorName: draftText(TITLE_MAX),
  /** Empty if the director signs alone. */
  accountantName: draftText(TITLE_MAX),
  position: positionField,
})
export type LegalEntitySnapshot = z.infer<typeof legalEntitySnapshot>

/** Digits of a company's INN; a sole trader's has 12. */
const COMPANY_INN = 10

/** Checks a value by a function that returns the sentence of its fault. */
const checked = (findError: (value: string) => string | undefined) =>
  draftText(DIGITS_MAX).check(
    z.refine((value) => findError(value) === undefined, { error: ({ input }) => findError(String(input)) }),
  )

/** Checks a field beside others. */
const checkedBeside = (
  path: keyof LegalEntitySnapshot,
  findError: (snapshot: LegalEntitySnapshot) => string | undefined,
) =>
  z.refine<LegalEntitySnapshot>((snapshot) => findError(snapshot) === undefined, {
    error: ({ input }) => findError(input as LegalEntitySnapshot),
    path: [path],
  })

/** Snapshot of a legal entity that can issue invoices: a bank would accept its requisites. */
export const publishableLegalEntity = z
  .object({
    ...legalEntitySnapshot.shape,
    title: requiredText(TITLE_MAX, editingMessages.nameRequired),
    inn: checked(findInnError),
    ogrn: checked(findOgrnError),
    address: requiredText(SHORT_TEXT_MAX, editingMessages.addressRequired),
    bankName: requiredText(TITLE_MAX, requisiteMessages.bankNameMissing),
    bic: checked(findBicError),
    directorPost: requiredText(TITLE_MAX, requisiteMessages.directorPostMissing),
    directorName: requiredText(TITLE_MAX, requisiteMessages.directorNameMissing),
  })
  .check(
    checkedBeside('kpp', ({ inn, kpp }) =>
      inn.length === COMPANY_INN || kpp !== '' ? findKppError(kpp) : undefined,
    ),
    checkedBeside('account', ({ account, bic }) => findAccountError(account, bic)),
    checkedBeside('correspondentAccount', ({ correspondentAccount, bic }) =>
      findCorrespondentAccountError(correspondentAccount, bic),
    ),
  )
