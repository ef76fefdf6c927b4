import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import type { ErrorResponse } from '@rapport/contract/errors/error-response'
import type { OrderLine } from '@rapport/contract/orders/order-line'

/** Fields of a valid order. */
export const validFields = {
  name: 'Анна Ткачёва',
  phone: '+7 (900) 123-45-67',
  email: 'anna@example.ru',
  comment: 'Нужно 200 футболок',
}

export interface TestFile {
  name: string
  bytes: Uint8Array
  field?: string
}

export function orderForm(fields: Record<string, string>, files: TestFile[] = []): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const { field, bytes, name } of files)
    form.append(field ?? 'files[]', new Blob([new Uint8Array(bytes)]), name)
  return form
}

export const ajax = { 'x-requested-with': 'XMLHttpRequest' }

/** Response to an order sent to the API: its number or its errors. */
export interface OrderResponse {
  status: number
  number: string | undefined
  failure: ErrorResponse
}

export async function sendOrder(
  url: string,
  body: RequestInit['body'],
  headers: Record<string, string> = {},
): Promise<OrderResponse> {
  const response = await fetch(`${url}${endpointRoutes.sendOrderMail.path}`, {
    method: 'POST',
    body: body ?? null,
    headers: { ...ajax, ...headers },
  })
  const json = (await response.json()) as { result?: { number: string } } & ErrorResponse
  return { status: response.status, number: json.result?.number, failure: json }
}

/** Returns a stored product of an order. */
export const sampleLine = (fields: Partial<OrderLine> = {}): OrderLine => ({
  itemId: 7,
  slug: 'polo',
  title: 'Поло',
  priceErpId: 'POLO',
  variant: 0,
  variantTitle: 'Без печати',
  materialErpId: 'PIQUE',
  material: 'Пике',
  baseColor: 'белый',
  quantity: 50,
  sizes: null,
  unit: 'шт',
  unitPrice: 89_250,
  total: 4_462_500,
  priceList: 'anonymous',
  priceRevision: null,
  shownTotal: null,
  ...fields,
})
