import { expect, it } from 'vitest'
import { cutQuotedText } from './cut-quoted-text.ts'
import { htmlToText } from './html-to-text.ts'

const ANSWER = 'Добрый день!\n\nДавайте пятьдесят штук.'
const QUOTE = '> Сколько штук нужно?\n>\n> --\n> Фабрика'

const CLIENTS: [client: string, introduction: string][] = [
  ['Gmail', 'вс, 29 нояб. 2026 г. в 12:00, Фабрика <reply+abc@mail.example.ru>:'],
  ['Gmail, wrapped', 'вс, 29 нояб. 2026 г. в 12:00, Фабрика <\nreply+abc@mail.example.ru>:'],
  ['Gmail in English', 'On Sun, Nov 29, 2026 at 12:00 PM Factory <reply+abc@mail.example.ru> wrote:'],
  ['Yandex', '29.11.2026, 12:00, «Фабрика» <reply+abc@mail.example.ru>:'],
  ['Mail.ru', 'Воскресенье, 29 ноября 2026, 12:00 +03:00 от Фабрика <reply+abc@mail.example.ru>:'],
  ['Thunderbird', '29.11.2026 12:00, Фабрика пишет:'],
  ['Apple Mail', '29 нояб. 2026 г., в 12:00, Фабрика <reply+abc@mail.example.ru> написал(а):'],
]

it.each(CLIENTS)('cuts what %s quotes', (_client, introduction) => {
  expect(cutQuotedText(`${ANSWER}\r\n\r\n${introduction}\r\n\r\n${QUOTE}\r\n`)).toBe(ANSWER)
})

it.each([
  [
    'Russian',
    'От: Фабрика <a@example.ru>\nОтправлено: 29 ноября 2026 г. 12:00\nКому: Анна\nТема: RE: Заявка\n\nСколько?',
  ],
  ['bold', '*От:* Фабрика\n*Дата:* 29 ноября\n*Тема:* Заявка\n\nСколько?'],
  [
    'English',
    '________________________________\nFrom: Factory\nSent: Sunday\nTo: Anna\nSubject: RE\n\nHow many?',
  ],
  ['old', '-----Исходное сообщение-----\nОт: Фабрика\nСколько?'],
])('cuts the head of Outlook and what follows: %s', (_kind, quoted) => {
  expect(cutQuotedText(`${ANSWER}\n\n${quoted}`)).toBe(ANSWER)
})

it('keeps everything where it is unsure', () => {
  for (const text of [
    // The answer is below, or between, the quoted lines.
    `29.11.2026, 12:00, Фабрика <a@example.ru>:\n${QUOTE}\n\nПятьдесят.`,
    '> Сколько?\nПятьдесят.\n> Когда?\nВ пятницу.',
    // Sentences that only look like an introduction.
    'Коллега пишет:\nнужно пятьдесят',
    'В 12:00 напишу на a@example.ru:\nсписок размеров',
    'От: 50 штук\nДо: 100 штук',
    // Nothing else is left.
    QUOTE,
  ])
    expect(cutQuotedText(text)).toBe(text)
})

it('cuts quoted lines at the end without an introduction', () => {
  expect(cutQuotedText(`Пятьдесят\n${QUOTE}`)).toBe('Пятьдесят')
})

it('reads HTML as lines, quotes as quoted lines, and no scripts or styles', () => {
  const html = `<html><head><style>p { color: red }</style></head><body><p>Добрый&nbsp;день!</p><div>Пятьдесят<br>штук</div>
    <div class="gmail_quote">вс, 29 нояб. 2026 г. в 12:00, Фабрика &lt;a@example.ru&gt;:<blockquote><p>Сколько?</p></blockquote></div>
    <script>alert(1)</script></body></html>`
  expect(cutQuotedText(htmlToText(html))).toBe('Добрый\u00A0день!\n\nПятьдесят\nштук')
})
