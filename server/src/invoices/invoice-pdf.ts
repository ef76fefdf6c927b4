import type { InvoiceDocument, InvoiceRow, InvoiceSeller } from '@rapport/contract/invoices/invoice-document'
import { formatAccountantSum as formatSum } from '@rapport/contract/money/format-accountant-sum'
import { toKopecks } from '@rapport/contract/money/kopecks'
import { formatOfferDay } from '@rapport/contract/offers/format-offer-day'
import { formatQuantity } from '@rapport/contract/orders/quantity'
import type { PdfBlock, PdfPair, PdfTableRow } from '../platform/pdf/pdf-block.ts'
import { writePdf } from '../platform/pdf/write-pdf.ts'
import type { InvoiceRecord } from './issue-invoice.ts'
import { drawPaymentCode } from './payment-code/draw-payment-code.ts'
import { toPaymentRequest } from './payment-code/invoice-payment.ts'
import { writePaymentCode } from './payment-code/payment-code.ts'
import { sumInWords } from './sum-in-words.ts'

const COLUMNS = [
  { title: '№', width: 0.6 },
  { title: 'Товары, работы, услуги', width: 6 },
  { title: 'Кол-во', width: 1.4, align: 'right' as const },
  { title: 'Ед.', width: 0.9 },
  { title: 'Цена, ₽', width: 1.9, align: 'right' as const },
  { title: 'Сумма, ₽', width: 2, align: 'right' as const },
]

const HOW_TO_PAY =
  'Откройте приложение банка, выберите оплату по\u00A0QR-коду и\u00A0наведите камеру: реквизиты и\u00A0сумма заполнятся сами.'

type PrintedInvoice = Pick<
  InvoiceRecord,
  'number' | 'document' | 'buyer' | 'issuedAt' | 'cancelledAt' | 'total'
>

/** Returns the PDF of an invoice, with the code that banks' apps read. A cancelled one says so and has no code. */
export function writeInvoicePdf(invoice: PrintedInvoice): Promise<Buffer> {
  const { number, document, buyer, issuedAt, cancelledAt } = invoice
  const { seller, rows, dueOn, day, basis } = document
  const title = `Счёт на\u00A0оплату №\u00A0${number} от\u00A0${formatOfferDay(day)}`
  const cancelled = { kind: 'subtitle' as const, text: 'Счёт отменён. Не\u00A0оплачивайте его.' }
  const blocks: PdfBlock[] = [
    ...(cancelledAt ? [cancelled] : [bankGrid(seller)]),
    { kind: 'title', text: title },
    {
      kind: 'facts',
      rows: keepFilled([
        { name: 'Поставщик', value: describeParty(seller), isStrong: true },
        { name: 'Покупатель', value: describeParty({ ...buyer, title: buyer.name }), isStrong: true },
        { name: 'Основание', value: basis },
        { name: 'Оплатить', value: `до\u00A0${formatOfferDay(dueOn)} включительно` },
      ]),
    },
    { kind: 'table', columns: COLUMNS, rows: rows.flatMap(toRows) },
    { kind: 'sums', rows: listSums(document) },
    {
      kind: 'paragraph',
      look: 'strong',
      text: `К\u00A0оплате: ${sumInWords(toKopecks(document.total)).toLowerCase()}`,
    },
    ...(cancelledAt ? [] : [paymentBlock(invoice)]),
    { kind: 'signatures', rows: listSignatures(seller) },
  ]
  return writePdf({ title: title.replaceAll('\u00A0', ' '), createdAt: issuedAt, blocks })
}

/** What a payer fills in, in the order that every accountant knows. */
const bankGrid = (seller: InvoiceSeller): PdfBlock => ({
  kind: 'grid',
  widths: [5, 4],
  rows: [
    [
      `${seller.bankName}\nБанк получателя`,
      [`БИК ${seller.bic}`, seller.correspondentAccount && `Корр. счёт ${seller.correspondentAccount}`]
        .filter(Boolean)
        .join('\n'),
    ],
    [
      `${seller.title}\nПолучатель, ИНН ${seller.inn}${seller.kpp && `, КПП ${seller.kpp}`}`,
      `Расчётный счёт\n${seller.account}`,
    ],
  ],
})

const describeParty = (party: {
  title: string
  inn: string
  kpp: string
  address: string
  phone?: string
}): string =>
  [
    party.title,
    party.inn && `ИНН\u00A0${party.inn}`,
    party.kpp && `КПП\u00A0${party.kpp}`,
    party.address,
    party.phone,
  ]
    .filter(Boolean)
    .join(', ')

function toRows(
  { title, detail, quantity, unit, unitPrice, total }: InvoiceRow,
  index: number,
): PdfTableRow[] {
  const price = [formatSum(unitPrice), formatSum(total)]
  return [
    { cells: [String(index + 1), title, formatQuantity(quantity), unit, ...price] },
    ...(detail ? [{ cells: ['', detail, '', '', '', ''], isDetail: true }] : []),
  ]
}

function listSums({ vat, total }: InvoiceDocument): PdfPair[] {
  const rates = vat.map(({ percent, vat }) =>
    percent === 0
      ? { name: 'НДС', value: 'без НДС' }
      : { name: `В\u00A0том числе НДС ${percent}\u00A0%`, value: `${formatSum(vat)}\u00A0₽` },
  )
  const sum = `${formatSum(total)}\u00A0₽`
  return [
    { name: 'Итого', value: sum },
    ...rates,
    { name: 'Всего к\u00A0оплате', value: sum, isStrong: true },
  ]
}

function paymentBlock(invoice: PrintedInvoice): PdfBlock {
  const code = writePaymentCode(toPaymentRequest(invoice))
  const { path, modules, sizeMm } = drawPaymentCode(code)
  const alt = 'QR-код для оплаты в приложении банка'
  return {
    kind: 'code',
    code: { path, modules, sizeMm, alt, beside: ['Оплата по\u00A0QR-коду', HOW_TO_PAY] },
  }
}

const listSignatures = ({ directorPost, directorName, accountantName }: InvoiceSeller) => [
  { role: directorPost, name: directorName },
  ...(accountantName ? [{ role: 'Главный бухгалтер', name: accountantName }] : []),
]

const keepFilled = (rows: PdfPair[]) => rows.filter(({ value }) => value !== '')
