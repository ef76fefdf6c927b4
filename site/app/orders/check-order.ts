import type { FieldErrors } from '@rapport/contract/failure'
import { orderForm } from '@rapport/contract/orders'
import { checkFiles } from './check-files.ts'
import type { OrderDraft } from './order-draft.ts'

export { checkFiles }

/**
 * What is wrong with an order, by field, with the very schema the server checks it by. Stands apart from the
 * form, so that a page does not carry it until the form is touched.
 */
export function checkOrder({ fields, quantity, files }: OrderDraft): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of orderForm.safeParse({ ...fields, quantity }).error?.issues ?? []) {
    const field = String(issue.path[0] ?? 'message')
    errors[field] = [...(errors[field] ?? []), issue.message]
  }
  const wrongFiles = checkFiles(files)
  return wrongFiles.length > 0 ? { ...errors, files: wrongFiles } : errors
}
