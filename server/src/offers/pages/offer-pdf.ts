import { formatPhone } from '@rapport/contract/fields/format-phone'
import { moscowDay } from '@rapport/contract/hours/moscow-day'
import { formatMoney } from '@rapport/contract/money/format-money'
import { vatText } from '@rapport/contract/money/vat-text'
import { formatOfferDay } from '@rapport/contract/offers/format-offer-day'
import type { OfferDocument, OfferLine } from '@rapport/contract/offers/offer-document'
import { advanceText, describeChoice, describeSizes, priceText } from '@rapport/contract/offers/offer-words'
import type { PublicOffer } from '@rapport/contract/offers/public-offer'
import { quantityText } from '@rapport/contract/orders/quantity'
import type { PdfBlock, PdfPair, PdfTableRow } from '../../platform/pdf/pdf-block.ts'
import { writePdf } from '../../platform/pdf/write-pdf.ts'

const COLUMNS = [
  { title: '№', width: 0.6 },
  { title: 'Наименование', width: 6 },
  { title: 'Количество', width: 1.9, align: 'right' as const },
  { title: 'Цена', width: 2, align: 'right' as const },
  { title: 'Сумма', width: 2.2, align: 'right' as const },
]

/** Returns the PDF of a version. The column of sums adds up to the sum of positions. */
export function writeOfferPdf(offer: PublicOffer): Promise<Buffer> {
  const { number, sentAt, document, comment } = offer
  const sentDay = sentAt === null ? document.day : moscowDay(new Date(sentAt))
  const blocks: PdfBlock[] = [
    { kind: 'title', text: `Коммерческое предложение №\u00A0${number}` },
    {
      kind: 'paragraph',
      text: `От\u00A0${formatOfferDay(sentDay)}. Действует до\u00A0${formatOfferDay(document.validUntil)} включительно.`,
    },
    { kind: 'facts', rows: listSeller(offer) },
    ...(comment ? [{ kind: 'paragraph' as const, text: comment }] : []),
    { kind: 'table', columns: COLUMNS, rows: document.lines.flatMap(toRows) },
    { kind: 'sums', rows: listSums(document) },
    { kind: 'facts', heading: 'Условия', rows: listTerms(document) },
  ]
  const createdAt = new Date(sentAt ?? `${document.day}T09:00:00Z`)
  return writePdf({ title: `Коммерческое предложение № ${number}`, createdAt, blocks })
}

function listSeller({ seller, manager }: PublicOffer): PdfPair[] {
  const company = [
    seller.legalName || seller.name,
    seller.inn && `ИНН\u00A0${seller.inn}`,
    seller.ogrn && `ОГРН\u00A0${seller.ogrn}`,
    seller.address,
  ]
  return keepFilled([
    { name: 'Продавец', value: company.filter(Boolean).join(', ') },
    { name: 'Менеджер', value: manager ?? '' },
    {
      name: 'Связь',
      value: [seller.phone && formatPhone(seller.phone), seller.email].filter(Boolean).join(', '),
    },
  ])
}

function toRows(line: OfferLine, index: number): PdfTableRow[] {
  const choice = describeChoice(line)
  const sizes = line.sizes ? describeSizes(line.sizes) : ''
  const sum = line.unitPrice === null ? null : Math.round(line.unitPrice * line.quantity)
  const detail = (title: string, price: string, total: string): PdfTableRow => ({
    cells: ['', title, '', price, total],
    isDetail: true,
  })
  return [
    {
      cells: [
        String(index + 1),
        line.title,
        quantityText(line.quantity, line.unit),
        priceText(line.unitPrice),
        priceText(sum),
      ],
    },
    ...[choice, sizes].filter(Boolean).map((text) => detail(text, '', '')),
    ...(line.setup > 0 ? [detail('Подготовка', '', formatMoney(line.setup))] : []),
    ...line.operations.map(({ title, unitPrice, setup, total }) =>
      detail(
        setup > 0 ? `${title}, подготовка ${formatMoney(setup)}` : title,
        unitPrice === 0 ? '' : priceText(unitPrice),
        priceText(total),
      ),
    ),
  ]
}

function listSums({ surcharges, delivery, linesTotal, total, vat }: OfferDocument): PdfPair[] {
  return [
    ...(surcharges.length > 0 || delivery?.amount
      ? [{ name: 'Сумма позиций', value: formatMoney(linesTotal) }]
      : []),
    ...surcharges.map(({ title, percent, amount }) => ({
      name: percent === null ? title : `${title}, ${String(Math.abs(percent)).replace('.', ',')}\u00A0%`,
      value: formatMoney(amount),
    })),
    ...(delivery?.amount ? [{ name: 'Доставка', value: formatMoney(delivery.amount) }] : []),
    { name: 'Итого', value: priceText(total), isStrong: true },
    { name: 'НДС', value: vatText(vat, total) },
  ]
}

const listTerms = (document: OfferDocument): PdfPair[] =>
  keepFilled([
    { name: 'Оплата', value: advanceText(document) },
    { name: 'Порядок', value: document.paymentTerms },
    { name: 'Доставка', value: deliveryText(document.delivery) },
  ])

function deliveryText(delivery: OfferDocument['delivery']): string {
  if (!delivery) return ''
  const price = delivery.amount === null ? 'оплачивается отдельно' : delivery.amount === 0 ? 'бесплатно' : ''
  return [delivery.text, price].filter(Boolean).join(', ')
}

const keepFilled = (rows: PdfPair[]) => rows.filter(({ value }) => value !== '')
