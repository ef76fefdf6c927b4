import * as z from 'zod/mini'
import { messages } from '../errors/messages.ts'
import { storableText } from '../fields/storable-text.ts'
import { findKppError } from './kpp.ts'
import { payerMessages } from './payer-messages.ts'
import { findInnError } from './registration-numbers.ts'

const PAYER_NAME_MAX = 200
const PAYER_ADDRESS_MAX = 300
/** Digits of a company's INN; a person's has 12. */
export const COMPANY_INN_DIGITS = 10

const text = (max: number) =>
  z.string(messages.fieldInvalid).check(storableText(), z.trim(), z.maxLength(max, messages.fieldTooLong))

/** A field without spaces, checked by a function that returns the sentence of its fault. Empty is right. */
const code = (findError: (value: string) => string | undefined) =>
  z.pipe(
    z.pipe(
      z.string(messages.fieldInvalid).check(z.maxLength(40, messages.fieldTooLong)),
      z.transform((value) => value.replaceAll(/\s/g, '').toUpperCase()),
    ),
    z
      .string()
      .check(
        z.refine((value) => value === '' || findError(value) === undefined, {
          error: ({ input }) => findError(String(input)),
        }),
      ),
  )

/** Fields of who pays, each checked alone. Only the name is required. */
export const payerFields = {
  name: text(PAYER_NAME_MAX).check(z.minLength(1, payerMessages.nameRequired)),
  inn: code(findInnError),
  kpp: code(findKppError),
  address: text(PAYER_ADDRESS_MAX),
}

/** Requisites of who pays. A private person has a name only, a sole trader no KPP. */
export const payer = z.object({ name: z.string(), inn: z.string(), kpp: z.string(), address: z.string() })
export type Payer = z.infer<typeof payer>
