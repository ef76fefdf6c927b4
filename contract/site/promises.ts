import * as z from 'zod/mini'

/** What prices say about VAT: nothing, that the company pays none, or the percent that they include. */
export const VAT_RATES = ['', 'none', '5', '7', '10', '22'] as const
export type VatRate = (typeof VAT_RATES)[number]

/** Icons that a promise may have. */
const PROMISE_ICONS = ['check', 'clock', 'eye', 'heart', 'phone', 'pin'] as const

/** A promise beside the price of every product, such as «Гарантия». `link` is a path of this site. */
export const productPromise = z.object({
  icon: z.enum(PROMISE_ICONS),
  name: z.string(),
  text: z.string(),
  link: z.nullable(z.string()),
})
export type ProductPromise = z.infer<typeof productPromise>

/** Minutes in which staff should call if the factory promises no time. */
const UNPROMISED_CALL_MINUTES = 60

/** Returns the minutes in which staff should call: the promised ones, else an hour. */
export const callMinutes = (promised: number): number => promised || UNPROMISED_CALL_MINUTES

/** Returns the words about VAT beside prices; empty if the factory says nothing. */
export function vatText(vat: VatRate): string {
  if (vat === '') return ''
  return vat === 'none' ? 'Цены без\u00a0НДС' : `Цены с\u00a0НДС ${vat}\u00a0%`
}
