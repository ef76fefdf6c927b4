import type { ClientPlace } from '../browser/client-place.ts'
import type { Visit } from '../browser/visit.ts'

/** What an order is sent with beside what the visitor typed. */
export interface OrderSurroundings {
  visit: Visit
  /** Where the maps service thinks the visitor is, if it was asked. */
  place?: ClientPlace | undefined
  /** In place of the city that the form names. */
  cityId?: number | undefined
}

/** Fields as they are typed, before they are checked. */
export type OrderFields = Record<string, string>

/** What the visitor has given: text fields by name, and files that hold something. */
export interface OrderDraft {
  fields: OrderFields
  /** How many pieces, as typed; stands in the comment as well. */
  quantity?: string | undefined
  files: File[]
}

const FILES = 'files[]'
/** A field of the product page that belongs to the form: how many pieces. */
const QUANTITY = 'quantity'

/** Reads a form as the call takes it (§7): check boxes as 0 and 1, what the order is about in the comment. */
export function readOrder(form: FormData, { visit, place, cityId }: OrderSurroundings): OrderDraft {
  const fields: OrderFields = { ...visit }
  for (const [name, value] of form) if (typeof value === 'string') fields[name] = value
  const { additionalComment = '', [QUANTITY]: quantity, ...rest } = fields
  const about = [additionalComment, quantity && `количество: ${quantity}`].filter(Boolean).join(', ')
  return {
    fields: {
      ...rest,
      comment: [rest.comment?.trim(), about].filter(Boolean).join('\n\n'),
      isCatalog: form.has('isCatalog') ? '1' : '0',
      policy: form.has('policy') ? '1' : '0',
      ...(place ? { clientCity: place.city, clientCountry: place.country } : {}),
      ...(cityId === undefined ? {} : { cityId: String(cityId) }),
    },
    quantity,
    files: form.getAll(FILES).filter((file): file is File => file instanceof File && file.name !== ''),
  }
}

/** The body of the call. */
export function orderBody({ fields, files }: OrderDraft): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  for (const file of files) body.append(FILES, file, file.name)
  return body
}

/** The same for two drafts that say the same; a repeat after a lost answer must not become a second order. */
export const orderFingerprint = ({ fields, files }: OrderDraft): string =>
  JSON.stringify([fields, files.map((file) => [file.name, file.size, file.lastModified])])
