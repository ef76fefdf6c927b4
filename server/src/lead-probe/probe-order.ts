import type { Env } from '../platform/process/env.ts'

/** A number that is valid and belongs to no subscriber: the code 900 with zeros. */
const PHONE = '+7 900 000-00-00'
const NAME = 'Проверка заявок'
const COMMENT = 'Автоматическая проверка сайта. Звонить и отвечать не нужно.'
const FILE_NAME = 'Проверка.pdf'

/** Returns the attached file of a test order: a page without content, which names the test order. */
export const probeFile = (id: string): Buffer =>
  Buffer.from(
    [
      '%PDF-1.4',
      `% ${id}`,
      '1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj',
      '2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj',
      '3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 72 72]>> endobj',
      'trailer <</Root 1 0 R>>',
      '%%EOF\n',
    ].join('\n'),
  )

/** Returns the form of a test order, as a browser sends it. */
export function probeForm(id: string, env: Pick<Env, 'LEAD_PROBE_MAIL'>): FormData {
  const form = new FormData()
  const fields = {
    name: NAME,
    phone: PHONE,
    email: env.LEAD_PROBE_MAIL || 'probe@example.com',
    comment: COMMENT,
    isCatalog: '0',
    policy: '1',
    referrerUrl: '',
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('files[]', new Blob([new Uint8Array(probeFile(id))]), FILE_NAME)
  return form
}
