import type { Calculation } from '@rapport/contract/calculation/calculation'
import type { CalculationRequest } from '@rapport/contract/calculation/calculation-request'
import { describePriceChange } from '@rapport/contract/calculation/stored/price-change'
import type { CalculationRecord } from '@rapport/contract/calculation/stored/stored-calculation'
import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { randomHex } from '../../../browser/random-hex.ts'
import { sendJson } from '../../../browser/requests/send-json.ts'

/** Answers of the server about a form. Its numbers count, not those of the browser. */
export interface ServerAnswers {
  /** Returns the server's calculation of a request if it was asked about it. */
  find: (request: CalculationRequest) => Calculation | undefined
  /** Compares what is shown with the server's numbers of this moment. Rejects without an answer. */
  confirm: (request: CalculationRequest, shown: Calculation | undefined) => Promise<Confirmation>
  /** Stores a calculation. Repeats of the same one return the first. Rejects without an answer. */
  save: (request: CalculationRequest) => Promise<Saved>
}

/** `change` is a sentence about other prices. `errors` are messages of fields. */
interface Confirmation {
  change?: string | undefined
  errors?: FieldErrors
}

type Saved = { record: CalculationRecord; errors?: undefined } | { record?: undefined; errors: FieldErrors }

/** Creates the answers for a page. */
export function createServerAnswers(): ServerAnswers {
  let asked = { about: '', calculation: undefined as Calculation | undefined }
  let saving = { about: '', key: '' }
  return {
    find: (request) => (JSON.stringify(request) === asked.about ? asked.calculation : undefined),
    async confirm(request, shown) {
      const { status, result, errors = {} } = await sendJson('estimateCalculation', request)
      if (status !== 200) return { errors }
      const { calculation } = result as { calculation: Calculation }
      asked = { about: JSON.stringify(request), calculation }
      return { change: shown && describePriceChange(shown, calculation) }
    },
    async save(request) {
      const about = JSON.stringify(request)
      if (saving.about !== about) saving = { about, key: randomHex() }
      const headers = { 'Idempotency-Key': saving.key }
      const { status, result, errors = {} } = await sendJson('createCalculation', request, headers)
      return status === 200 ? { record: result as CalculationRecord } : { errors }
    },
  }
}
