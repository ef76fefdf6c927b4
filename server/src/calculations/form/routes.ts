import {
  listChosenLines,
  listLineNumbers,
  toCalculationRequest,
} from '@rapport/contract/calculation/form/calculator-form'
import type { CalculatorValues } from '@rapport/contract/calculation/form/calculator-values'
import {
  CALCULATOR_CHOICE,
  CALCULATOR_PATH,
  calculationOrderPath,
  calculationPath,
} from '@rapport/contract/paths/paths'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../../platform/http/api-error.ts'
import { rejectCrossSite } from '../../platform/http/csrf.ts'
import { acceptForms } from '../../platform/http/request/form-body.ts'
import { limitRate } from '../../platform/limits/route-rate-limit.ts'
import type { Services } from '../../services.ts'
import { readFormClaim } from '../stored/claim.ts'
import { createCalculation } from '../stored/create-calculation.ts'
import { findCalculatorCustomer } from './calculator-customer.ts'
import { readCalculator } from './read-calculator.ts'

const FIELDS_MAX = 4_000
const VALUE_MAX = 200

/**
 * Adds the calculator's form: it posts, and its answer is a page. `secret` keys the hashes of senders. With `?item=` it
 * is the form of a product's page, whose choice becomes a link.
 */
export async function calculatorRoute(
  app: FastifyInstance,
  services: Services,
  secret: Buffer,
): Promise<void> {
  const { orm } = services.database
  await app.register(async (scope) => {
    await acceptForms(scope)
    await limitRate(scope, 'calculator', services.limits.calculator)
    scope.addHook('onRequest', rejectCrossSite)
    scope.post(
      CALCULATOR_PATH,
      async (request: FastifyRequest<{ Querystring: { item?: string } }>, reply) => {
        const { action = '', ...values } = readValues(request)
        if (typeof request.query.item === 'string')
          return reply.redirect(linkedPath({ ...values, item: request.query.item }), 303)
        const now = services.now()
        const customer = await findCalculatorCustomer(orm, request, now)
        const changed = changeLines(values, action)
        const calculates = action === '' || action === 'save' || action === 'send'
        const options = { ...customer, now, calculates, added: readAdded(action) }
        const view = await readCalculator(orm, changed, options)
        if (!view.calculation || action === '')
          return services.hooks.renderCalculator.call(view, request, reply)
        const form = toCalculationRequest(changed)
        const claim = readFormClaim(request, form, { secret, userId: customer.userId, key: values.key })
        const { calculation } = await createCalculation(orm, form, { ...customer, claim, now })
        const path = action === 'send' ? calculationOrderPath : calculationPath
        return reply.redirect(path(calculation.id), 303)
      },
    )
  })
}

/** Returns the link to the calculator with a choice. The order form of the page is sent along, and left out. */
function linkedPath(values: CalculatorValues): string {
  const query = new URLSearchParams()
  for (const name of CALCULATOR_CHOICE) if (values[name]) query.set(name, values[name])
  return `${CALCULATOR_PATH}?${query}`
}

/** Returns the operation that `place.0.screen` adds in one more place. */
function readAdded(action: string): { line: number; code: string } | undefined {
  const [, line, code] = /^place\.(\d{1,2})\.([\w-]+)$/.exec(action) ?? []
  return line && code ? { line: Number(line), code } : undefined
}

/** Returns the texts of a form. Throws 413 for more fields than the calculator has. */
function readValues({ body }: FastifyRequest): CalculatorValues {
  const fields = Object.entries((body ?? {}) as Record<string, unknown>)
  if (fields.length > FIELDS_MAX) throw new ApiError(413, 'Слишком большой расчёт: разделите его на\u00a0два')
  return Object.fromEntries(
    fields.flatMap(([name, value]) =>
      typeof value === 'string' && name.length <= VALUE_MAX ? [[name, value.slice(0, VALUE_MAX)]] : [],
    ),
  )
}

/** Adds a line for `add`, removes one for `remove.2`. */
function changeLines(values: CalculatorValues, action: string): CalculatorValues {
  const removed = /^remove\.(\d{1,2})$/.exec(action)?.[1]
  if (removed !== undefined)
    return Object.fromEntries(
      Object.entries(values).filter(([name]) => !name.startsWith(`lines.${removed}.`)),
    )
  if (action !== 'add' || listChosenLines(values).length === 0) return values
  return { ...values, [`lines.${(listLineNumbers(values).at(-1) ?? 0) + 1}.itemId`]: '' }
}
