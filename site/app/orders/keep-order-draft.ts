import { readStoredJson, removeStored, store } from '../browser/storage/safe-storage.ts'
import { ORDER_FORM_ID } from '../ui/order-link/order-form-anchor.ts'
import { ORDER_DRAFT_KEY } from './order-draft-key.ts'

const FIELDS = ['name', 'phone', 'email', 'comment']
/** Attribute of a field that is filled from the profile. */
export const FILLED = 'data-filled'

/** Keeps the typed text of the order form between pages, until it is sent or the tab is closed. */
export function keepOrderDraft(): void {
  const stored = (readStoredJson('sessionStorage', ORDER_DRAFT_KEY) ?? {}) as Record<string, unknown>
  for (const [name, field] of listFields()) {
    const text = stored[name]
    if (typeof text === 'string' && field.value === '') field.value = text
  }
  let isPosted = false
  // Without React the browser posts the form; the server returns its values with the errors.
  addEventListener('submit', ({ target, defaultPrevented, submitter }) => {
    const isOrder = target instanceof HTMLFormElement && target.id === ORDER_FORM_ID
    isPosted = !defaultPrevented && isOrder && !submitter?.hasAttribute('formaction')
  })
  addEventListener('pagehide', () => {
    const typed = listFields().filter(([, field]) => isTyped(field))
    if (isPosted || typed.length === 0) removeStored('sessionStorage', ORDER_DRAFT_KEY)
    else
      store(
        'sessionStorage',
        ORDER_DRAFT_KEY,
        JSON.stringify(Object.fromEntries(typed.map(([name, { value }]) => [name, value]))),
      )
  })
}

type Field = HTMLInputElement | HTMLTextAreaElement

function listFields(): [name: string, field: Field][] {
  const form = document.getElementById(ORDER_FORM_ID)
  if (!(form instanceof HTMLFormElement)) return []
  return FIELDS.flatMap((name): [string, Field][] => {
    const field = form.elements.namedItem(name)
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? [[name, field]] : []
  })
}

const isTyped = (field: Field) =>
  field.value !== '' && field.value !== field.defaultValue && !field.hasAttribute(FILLED)
