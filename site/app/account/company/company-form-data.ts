import type { FieldErrors } from '@rapport/contract/errors/error-response'

/** Request body of a company, and the form keys of its list entries. */
export interface CompanyFormData {
  body: FormData
  addressKeys: string[]
  contactKeys: string[]
}

/** Reads the form: `address.<key>` and `contact.<key>.<field>` become lists without empty entries. */
export function readCompanyForm(form: FormData): CompanyFormData {
  const body = new FormData()
  const addresses = new Map<string, string>()
  const contacts = new Map<string, Record<string, string>>()
  for (const [name, value] of form) {
    const text = String(value).trim()
    const [list, key = '', field = ''] = name.split('.')
    if (list === 'address') addresses.set(key, text)
    else if (list === 'contact') contacts.set(key, { ...contacts.get(key), [field]: text })
    else body.set(name, text)
  }
  const filledAddresses = [...addresses].filter(([, address]) => address !== '')
  const filledContacts = [...contacts].filter(([, contact]) => Object.values(contact).some(Boolean))
  body.set('deliveryAddresses', JSON.stringify(filledAddresses.map(([, address]) => address)))
  body.set('contacts', JSON.stringify(filledContacts.map(([, contact]) => contact)))
  return {
    body,
    addressKeys: filledAddresses.map(([key]) => key),
    contactKeys: filledContacts.map(([key]) => key),
  }
}

/** Converts errors by list index into errors by form field. */
export function toFormErrors(
  errors: FieldErrors,
  { addressKeys, contactKeys }: Pick<CompanyFormData, 'addressKeys' | 'contactKeys'>,
): FieldErrors {
  const toFieldName = (name: string) => {
    const [list, index, field] = name.split('.')
    if (index === undefined) return name
    return list === 'deliveryAddresses'
      ? `address.${addressKeys[Number(index)]}`
      : `contact.${contactKeys[Number(index)]}.${field}`
  }
  return Object.fromEntries(Object.entries(errors).map(([name, list]) => [toFieldName(name), list]))
}
