import type { Locator, Page } from '@playwright/test'

/** Locators of the order form, by their words on the screen. */
export function orderForm(page: Page) {
  const form = page.locator('#order-form-sect')
  return {
    form,
    name: form.getByLabel('Ваше имя'),
    phone: form.getByLabel('Телефон'),
    email: form.getByLabel('Ваш email'),
    comment: form.getByLabel('Комментарий'),
    files: form.locator('input[type=file]'),
    catalog: form.getByLabel('Прислать каталог'),
    policy: form.getByLabel('Даю согласие на обработку персональных данных'),
    submit: form.getByRole('button', { name: 'Отправить заявку' }),
    thanks: page.getByText('Мы свяжемся с вами в ближайшее время!'),
  }
}

export interface Customer {
  name: string
  phone: string
  email: string
}

export const anna: Customer = { name: 'Анна Петрова', phone: '9001234567', email: 'anna@example.ru' }

export async function fillIn(fields: ReturnType<typeof orderForm>, customer: Customer): Promise<void> {
  await fields.name.fill(customer.name)
  await type(fields.phone, customer.phone)
  await fields.email.fill(customer.email)
  await fields.policy.check()
}

/** Key by key, so that the mask processes each. */
async function type(field: Locator, text: string): Promise<void> {
  await field.click()
  await field.pressSequentially(text)
}

/** A small vector layout with a valid header. */
export const layout = (name = 'макет.eps') => ({
  name,
  mimeType: 'application/postscript',
  buffer: Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 100 100\nshowpage\n%%EOF\n'),
})
