import * as z from 'zod/mini'
import { COMPANY_INN_DIGITS, type Payer, payerFields } from '../requisites/payer.ts'
import { payerMessages } from '../requisites/payer-messages.ts'

/** A KPP belongs to a company, whose bank refuses a payment without INN. */
export const kppNeedsInn = <T extends Payer>() =>
  z.refine<T>(({ inn, kpp }) => kpp === '' || inn.length === COMPANY_INN_DIGITS, {
    error: payerMessages.innRequired,
    path: ['inn'],
  })

/** Requisites of the buyer. A private person has no INN. */
export const invoiceBuyer = z.object(payerFields).check(kppNeedsInn())
export type InvoiceBuyer = z.infer<typeof invoiceBuyer>
