import { expect, it } from 'vitest'
import { readCompanyForm, toFormErrors } from './company-form-data.ts'

const form = new FormData()
for (const [name, text] of Object.entries({
  version: '3',
  name: ' Ткань ',
  'address.1': '',
  'address.4': ' Тула ',
  'contact.2.name': '',
  'contact.2.email': ' ',
  'contact.7.name': 'Вера',
  'contact.7.email': 'vera@',
}))
  form.set(name, text)

it('reads lists without empty entries', () => {
  const { body } = readCompanyForm(form)
  expect(Object.fromEntries(body)).toEqual({
    version: '3',
    name: 'Ткань',
    deliveryAddresses: '["Тула"]',
    contacts: '[{"name":"Вера","email":"vera@"}]',
  })
})

it('assigns errors to the fields of their entries, also after omitted entries', () => {
  const errors = { inn: ['1'], contacts: ['2'], 'deliveryAddresses.0': ['3'], 'contacts.0.email': ['4'] }
  expect(toFormErrors(errors, readCompanyForm(form))).toEqual({
    inn: ['1'],
    contacts: ['2'],
    'address.4': ['3'],
    'contact.7.email': ['4'],
  })
})
