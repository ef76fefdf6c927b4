import { describe, expect, it } from 'vitest'
import { messages } from '../errors/messages.ts'
import { asciiEmail, emailField } from './email.ts'

const faultsOf = (email: string) => emailField.safeParse(email).error?.issues.map(({ message }) => message)

describe('emailField', () => {
  it.each([
    'anna@example.ru',
    'anna.petrova+shop@mail.example.ru',
    "o'connor_1-a@example.co",
    'ivan@фабрика.рф',
    'ivan@Фабрика.РФ',
    'ivan@xn--80aacgh1b7d.xn--p1ai',
    'ivan@почта.фабрика-12.рф',
    'ivan@bücher.de',
    'ivan@例え.jp',
    'a@b.museum',
    `a@${'b'.repeat(63)}.ru`,
  ])('accepts «%s» unchanged', (email) => {
    expect(emailField.parse(` ${email} `)).toBe(email)
  })

  it.each(['пример@пример.рф', 'иван@example.ru', 'josé@example.com'])(
    'refuses «%s» with its own message: few mail servers accept it',
    (email) => {
      expect(faultsOf(email)).toEqual([messages.emailLocalLetters])
    },
  )

  it.each([
    'anna',
    'anna@',
    '@example.ru',
    'anna@example',
    'anna@рф',
    'anna@@example.ru',
    'anna@b@example.ru',
    'anna petrova@example.ru',
    '.anna@example.ru',
    'anna.@example.ru',
    'an..na@example.ru',
    'anna@.ru',
    'anna@example..ru',
    'anna@example.ru.',
    'anna@-example.ru',
    'anna@example-.ru',
    'anna@exa_mple.ru',
    `a@${'b'.repeat(64)}.ru`,
    `${'a'.repeat(65)}@example.ru`,
    'anna@127.0.0.1',
    'anna@[127.0.0.1]',
    'anna@1.2',
    'anna@0x7f.0x1',
    // No list, no header, no comment, no quotes, no other part of a URL.
    'a@b.ru,c@d.ru',
    'a@b.ru;c@d.ru',
    'a,c@d.ru',
    'a@b.ru\r\nBcc: c@d.ru',
    'a\r\nBcc: c@d.ru@b.ru',
    'a@b.ru\nx',
    'a@b.ru\0',
    '"a b"@example.ru',
    '<a@b.ru>',
    'Anna <a@b.ru>',
    'a(b)@example.ru',
    'a@b.ru(c)',
    'a@b.ru/c',
    'a@b.ru:80',
    'a@b.ru?c',
    'a@b.ru#c',
    'a@b%2eru',
    'a@b\\c.ru',
    // Lookalike letters.
    'a@ｅxample.ru',
    'a@example。ru',
    'a@exam\u200dple.ru',
    'a@exam\u00adple.ru',
  ])('refuses «%s»', (email) => {
    expect(faultsOf(email)).toEqual([messages.emailFormat])
  })

  it('parses an address of any length fast', () => {
    for (const text of [
      'a'.repeat(1e6),
      '@'.repeat(1e6),
      'a.'.repeat(5e5),
      `a@${'b.'.repeat(5e5)}`,
      `a@${'-'.repeat(1e6)}`,
    ])
      expect(emailField.safeParse(text).success).toBe(false)
  })

  it('has one ASCII spelling, equal for two spellings of the same mailbox', () => {
    expect(asciiEmail('Ivan@Фабрика.рф')).toBe('Ivan@xn--80aac2ak8aza.xn--p1ai')
    expect(asciiEmail('ivan@xn--80aac2ak8aza.xn--p1ai')).toBe('ivan@xn--80aac2ak8aza.xn--p1ai')
    expect(asciiEmail('anna@Example.RU')).toBe('anna@example.ru')
  })
})
