import { companyForm } from '@rapport/contract/accounts/company'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { messages } from '@rapport/contract/errors/messages'
import type { FastifyInstance } from 'fastify'
import { requireOpenForms } from '../../content/accepts-personal-data.ts'
import { requireXhr } from '../../platform/http/csrf.ts'
import { cleanText } from '../../platform/http/request/form-body.ts'
import { type FormFields, parseForm } from '../../platform/http/request/parse-form.ts'
import type { AccountDeps } from '../account-deps.ts'
import { requireUser } from '../sessions/require-user.ts'
import { getCompany, updateCompany } from './company.ts'

export function companyRoutes(scope: FastifyInstance, deps: AccountDeps): void {
  const { orm } = deps.database

  scope.get(endpointRoutes.getUserCompany.path, async (request, reply) => {
    const { user } = await requireUser(deps, request, reply)
    return { result: { company: await getCompany(orm, user) } }
  })
  scope.put(endpointRoutes.updateUserCompany.path, { onRequest: requireXhr }, async (request, reply) => {
    const { user } = await requireUser(deps, request, reply)
    const form = await parseForm(request, companyForm, readTypedFields)
    await requireOpenForms(orm, messages.accountFormClosed)
    return { result: { company: await updateCompany(orm, user.id, form) } }
  })
}

/** Forms send text only: lists as JSON, the version as digits. */
function readTypedFields({ version, deliveryAddresses, contacts, ...rest }: FormFields): FormFields {
  return {
    ...rest,
    version: typeof version === 'string' && /^\d{1,9}$/.test(version) ? Number(version) : version,
    deliveryAddresses: readList(deliveryAddresses),
    contacts: readList(contacts),
  }
}

function readList(value: unknown): unknown {
  if (typeof value !== 'string') return cleanTexts(value)
  try {
    return cleanTexts(JSON.parse(value))
  } catch {
    return value
  }
}

/** Texts in lists are cleaned as other fields are. No form nests deeper. */
function cleanTexts(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map((entry) => {
    if (typeof entry === 'string') return cleanText(entry)
    if (typeof entry !== 'object' || entry === null) return entry
    return Object.fromEntries(
      Object.entries(entry).map(([name, text]) => [name, typeof text === 'string' ? cleanText(text) : text]),
    )
  })
}
