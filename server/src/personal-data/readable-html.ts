import type { PersonalData } from '@rapport/contract/accounts/personal-data'
import { calculationFacts } from '@rapport/contract/calculation/stored/calculation-facts'
import { formatPhone } from '@rapport/contract/fields/format-phone'
import { formatMoney } from '@rapport/contract/money/format-money'
import { cartLineText } from '@rapport/contract/orders/cart-line-text'
import { orderLinesFacts } from '@rapport/contract/orders/order-line-text'
import { orderOriginNames } from '@rapport/contract/orders/order-origin'
import { quantityText } from '@rapport/contract/orders/quantity'
import { priceListNames } from '@rapport/staff-contract/customers/price-list-names'
import { orderStatusNames } from '@rapport/staff-contract/inbox/order-transitions'
import escapeHtml from 'escape-html'
import { formatDay } from '../bank-statements/reading/field-values.ts'
import { formatMoscowTime } from '../platform/mail/moscow-time.ts'
import { getBrandColors } from '../platform/process/brand-colors.ts'

/** Personal data to archive; without an account it has orders only. */
export type ArchivedData = Pick<PersonalData, 'orders'> &
  Partial<Pick<PersonalData, 'profile' | 'calculations' | 'offers' | 'proofs' | 'invoices'>>

function getStyle(): string {
  const { ink, linen, line, paper, 'ink-soft': soft } = getBrandColors()
  return `body{max-width:46rem;margin:2rem auto;padding:0 1rem;color:${ink};background:${linen};font:16px/1.5 sans-serif}
section{margin:1rem 0;padding:1rem 1.25rem;border:1px solid ${line};background:${paper}}
h1{font-size:1.75rem}h2{font-size:1.25rem;margin:0 0 .5rem}h3{font-size:1rem;margin:1rem 0 .25rem}
dl{display:grid;grid-template-columns:minmax(8rem,auto) 1fr;gap:.25rem 1rem;margin:0}dt{color:${soft}}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}ul{margin:0;padding-left:1.25rem}`
}

/** Fields without text are omitted. */
type Field = [label: string, text: string | null | undefined]

/** Returns personal data as one HTML page without scripts and external resources. */
export function toReadableHtml({
  profile,
  calculations = [],
  orders,
  offers = [],
  proofs = [],
  invoices = [],
}: ArchivedData): string {
  return `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Ваши персональные данные</title><style>${getStyle()}</style></head><body>
<h1>Ваши персональные данные</h1>
<p>Здесь всё, что о&nbsp;вас хранится. То же для программ лежит рядом, в&nbsp;файлах JSON.</p>
${profile ? profileHtml(profile) : ''}
${section('Расчёты', list(calculations.map(calculationText)))}
${orders.map(orderHtml).join('\n')}
${section('Предложения', list(offers.map(offerText)))}
${section('Счета', list(invoices.map(invoiceText)))}
${section('Макеты', list(proofs.map(proofText)))}
</body></html>
`
}

const when = (iso: string | null | undefined) => (iso ? formatMoscowTime(new Date(iso)) : undefined)
const section = (heading: string, content: string) =>
  content && `<section><h2>${escapeHtml(heading)}</h2>${content}</section>`
const part = (heading: string, content: string) => content && `<h3>${escapeHtml(heading)}</h3>${content}`

function fields(rows: Field[]): string {
  const said = rows.filter(([, text]) => text)
  if (said.length === 0) return ''
  return `<dl>${said.map(([label, text]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(text ?? '')}</dd>`).join('')}</dl>`
}

const list = (items: string[]) =>
  items.length > 0 ? `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>` : ''

function profileHtml(profile: PersonalData['profile']): string {
  const { user, company, consent, mergedAccounts, sessions, passkeys, devices, cart, likes } = profile
  return [
    section(
      'Кабинет',
      fields([
        ['Имя', user.name],
        ['Почта', user.email],
        ['Телефон', user.phone && formatPhone(user.phone)],
        ['Прайс', priceListNames[user.priceType]],
      ]) +
        part('Согласие при регистрации', consentHtml(consent)) +
        mergedAccounts
          .map(({ email, mergedAt, consent: given }) =>
            part(
              `Объединённый кабинет ${email}`,
              fields([['Когда объединён', when(mergedAt)]]) + consentHtml(given),
            ),
          )
          .join(''),
    ),
    section(
      'Компания',
      fields([
        ['Название', company.name],
        ['ИНН', company.inn],
        ['КПП', company.kpp],
        ['Юридический адрес', company.legalAddress],
      ]) +
        part('Адреса доставки', list(company.deliveryAddresses)) +
        part(
          'Контактные лица',
          list(
            company.contacts.map(({ name, post, phone, email }) =>
              [name, post, formatPhone(phone), email].filter(Boolean).join(', '),
            ),
          ),
        ),
    ),
    section(
      'Входы и\u00A0устройства',
      part(
        'Входы',
        list(
          sessions.map(({ device, network, startedAt }) =>
            [device, network, when(startedAt)].filter(Boolean).join(', '),
          ),
        ),
      ) +
        part('Ключи доступа', list(passkeys.map(({ name }) => name))) +
        part('Знакомые устройства', list(devices.map(({ lastSeenAt }) => when(lastSeenAt) ?? ''))),
    ),
    section('Список', list(cart.map(cartLineText))),
    section(
      'Избранное',
      list(likes.map(({ subject, id }) => `${subject === 'post' ? 'Статья' : 'Изделие'} №\u00A0${id}`)),
    ),
  ].join('\n')
}

const consentHtml = (consent: PersonalData['profile']['consent']) =>
  consent
    ? fields([
        ['Когда', when(consent.givenAt)],
        ['Версия текста', consent.textVersion],
        ['Адрес в\u00A0сети', consent.ip],
        ['Браузер', consent.userAgent],
      ])
    : ''

const calculationText = ({ calculation }: PersonalData['calculations'][number]): string =>
  [
    when(calculation.createdAt),
    ...calculation.lines.map(({ title, quantity, unit }) => `${title} ${quantityText(quantity, unit)}`),
    calculation.total === null ? 'по\u00A0запросу' : formatMoney(calculation.total),
    calculation.url,
  ]
    .filter(Boolean)
    .join(', ')

const offerText = ({
  number,
  sentAt,
  document,
  comment,
  answer,
  events,
}: PersonalData['offers'][number]): string =>
  [
    `${number}, ${when(sentAt)}`,
    document.total === null ? '' : formatMoney(document.total),
    comment,
    answer &&
      [
        answer.kind === 'accepted' ? 'принято' : 'отклонено',
        when(answer.at),
        answer.name,
        answer.text,
        answer.ip,
        answer.userAgent,
      ]
        .filter(Boolean)
        .join(', '),
    ...events.flatMap(({ text }) => text || []),
  ]
    .filter(Boolean)
    .join('. ')

const payerText = ({ name, inn, kpp, address }: PersonalData['invoices'][number]['buyer']): string =>
  [name, inn && `ИНН\u00A0${inn}`, kpp && `КПП\u00A0${kpp}`, address].filter(Boolean).join(', ')

const paymentText = ({ day, amount, bank }: PersonalData['invoices'][number]['payments'][number]): string =>
  [
    `Оплата ${formatDay(day)}: ${formatMoney(amount)}`,
    bank && payerText({ name: bank.payer, inn: bank.inn, kpp: bank.kpp, address: '' }),
    bank?.account && `счёт\u00A0${bank.account}`,
    bank?.purpose,
  ]
    .filter(Boolean)
    .join(', ')

const invoiceText = ({
  number,
  issuedAt,
  total,
  buyer,
  recipients,
  payments,
}: PersonalData['invoices'][number]): string =>
  [
    `${number}, ${when(issuedAt)}`,
    formatMoney(total),
    payerText(buyer),
    ...recipients,
    ...payments.map(paymentText),
  ]
    .filter(Boolean)
    .join('. ')

const proofText = ({
  orderNumber,
  version,
  sentAt,
  comment,
  answers,
  comments,
}: PersonalData['proofs'][number]): string =>
  [
    `Заявка ${orderNumber}, версия ${version}, ${when(sentAt)}`,
    comment,
    ...answers.map(({ kind, at, name, text, ip, userAgent }) =>
      [kind === 'approved' ? 'утверждён' : 'просьба изменить', when(at), name, text, ip, userAgent]
        .filter(Boolean)
        .join(', '),
    ),
    ...comments.map(({ text }) => text),
  ]
    .filter(Boolean)
    .join('. ')

function orderHtml(order: PersonalData['orders'][number]): string {
  const main = fields([
    ['Когда', when(order.placedAt)],
    ['Статус', orderStatusNames[order.status]],
    ['Имя', order.name],
    ['Телефон', formatPhone(order.phone)],
    ['Почта', order.email],
    ...orderLinesFacts(order.lines).map(({ term, value }): Field => [term, value]),
    ...(order.calculation ? calculationFacts(order.calculation) : []).map(
      ({ term, value }): Field => [term, value],
    ),
    ['Комментарий', order.comment],
    ['Реквизиты для\u00A0счёта', order.requisites && payerText(order.requisites)],
    ['Каталог', order.isCatalog ? 'Просили прислать' : undefined],
    ['Как пришла', orderOriginNames[order.origin]],
    ['Откуда', [order.clientCity, order.clientCountry].filter(Boolean).join(', ')],
    ['Со страницы', order.referrerUrl],
    ['Страница заявки', order.pagePath],
    [
      'Метки рекламы',
      [order.utmSource, order.utmMedium, order.utmCampaign, order.utmContent, order.utmTerm]
        .filter(Boolean)
        .join(', '),
    ],
    ['Номер в\u00A0Яндекс Метрике', order.metrikaClientId],
  ])
  const files = order.files.map(({ name, path }) =>
    path ? `${name}: ${path}` : `${name}: удалён за\u00A0давностью`,
  )
  return section(
    `Заявка ${order.number}`,
    main +
      part('Согласие', consentHtml(order.consent)) +
      part('Файлы', list(files)) +
      part(
        'Что было',
        list(
          order.statusChanges.map(({ at, status, reason }) =>
            [when(at), orderStatusNames[status], reason].filter(Boolean).join(', '),
          ),
        ),
      ) +
      part(
        'Сообщения',
        list(
          order.messages.map(({ at, authorName, text }) =>
            [when(at), authorName, text].filter(Boolean).join(', '),
          ),
        ),
      ),
  )
}
