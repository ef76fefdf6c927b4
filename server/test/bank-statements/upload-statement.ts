import { fileForm } from '../content/media-files.ts'
import type { StaffBrowser } from '../staff-app.ts'
import { OWN, type SamplePayment } from './sample-payments.ts'
import { STYLES, writeStatement } from './write-statement.ts'

const INCOMING: SamplePayment = {
  kind: 'Платежное поручение',
  number: '1',
  day: '28.11.2026',
  sum: '1.00',
  isIncoming: true,
  name: 'ООО "Весна"',
  inn: '5001007329',
  kpp: '500101001',
  account: '40702810400000000017',
  bic: '044525974',
  purpose: '',
}

/** Writes a statement with incoming payments on an account of the factory. */
export function writePayments(payments: Partial<SamplePayment>[], account = OWN.account): Uint8Array {
  const style = STYLES['online bank 1.02 as UTF-8 copy without РасчСчет in the header']
  const bytes = writeStatement(
    style,
    payments.map((payment) => ({ ...INCOMING, ...payment })),
  )
  return Buffer.from(Buffer.from(bytes).toString().replaceAll(OWN.account, account))
}

/** Uploads a statement as the back office does. */
export const uploadStatement = (by: StaffBrowser, bytes: Uint8Array, name = 'kl_to_1c.txt') =>
  by.call('uploadBankStatement', { body: fileForm(name, Buffer.from(bytes)) })
