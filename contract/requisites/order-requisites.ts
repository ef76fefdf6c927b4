import * as z from 'zod/mini'
import { messages } from '../errors/messages.ts'
import { COMPANY_INN_DIGITS, payer, payerFields } from './payer.ts'
import { payerMessages } from './payer-messages.ts'
import { findInnError } from './registration-numbers.ts'

/** Requisites for the invoices of an order. `payer` is null until they are given. */
export const orderRequisites = z.object({
  /** Raised by every change. A form is stored only if it started from the current version. */
  version: z.number(),
  payer: z.nullable(payer),
})
export type OrderRequisites = z.infer<typeof orderRequisites>

/** Version that a form started from: a number, or digits of a form without scripts. */
export const requisitesVersion = z.pipe(
  z.pipe(
    z.union(
      [z.number(), z.string().check(z.regex(/^\d{1,9}$/, messages.fieldInvalid))],
      messages.fieldInvalid,
    ),
    z.transform(Number),
  ),
  z.int(messages.fieldInvalid).check(z.nonnegative(messages.fieldInvalid)),
)

const isCompany = (inn: string): boolean => inn.length === COMPANY_INN_DIGITS

/** Requisites as their form sends them. A company needs KPP and address, a sole trader an address. */
export const orderRequisitesForm = z.object({ version: requisitesVersion, ...payerFields }).check(
  z.refine(({ inn, kpp }) => !isCompany(inn) || kpp !== '', {
    error: payerMessages.kppRequired,
    path: ['kpp'],
  }),
  z.refine(({ inn, kpp }) => kpp === '' || inn === '' || isCompany(inn) || findInnError(inn) !== undefined, {
    error: messages.kppOfPerson,
    path: ['kpp'],
  }),
  z.refine(({ inn, kpp }) => kpp === '' || inn !== '', { error: payerMessages.innRequired, path: ['inn'] }),
  z.refine(({ inn, address }) => inn === '' || address !== '', {
    error: payerMessages.addressRequired,
    path: ['address'],
  }),
)
export type OrderRequisitesForm = z.infer<typeof orderRequisitesForm>
