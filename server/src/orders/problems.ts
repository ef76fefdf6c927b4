import type { FieldErrors } from '@rapport/contract/failure'
import { messages } from '@rapport/contract/messages'
import { AppError } from '../platform/app-error.ts'

/** Everything that is wrong with an order, gathered so that the visitor hears of it at once. */
export interface Problems {
  add(field: string, message: string, status?: 413 | 422): void
  addAll(errors: FieldErrors): void
  /** Throws the failure that names them all, when there are any. */
  refuse(): void
}

export function gatherProblems(): Problems {
  const errors: FieldErrors = {}
  let status: 413 | 422 = 422
  function add(field: string, message: string, as: 413 | 422 = 422): void {
    const list = errors[field] ?? []
    errors[field] = list
    if (!list.includes(message)) list.push(message)
    if (as === 413) status = 413
  }
  return {
    add,
    addAll(more) {
      for (const [field, list] of Object.entries(more)) for (const message of list) add(field, message)
    },
    refuse() {
      if (Object.keys(errors).length > 0) throw new AppError(status, messages.invalid, errors)
    },
  }
}
