import { expect, it } from 'vitest'
import { type EmailContent, emailText } from './email-content.ts'
import { emailHtml } from './email-html.ts'

const content: EmailContent = {
  heading: 'Заявка <1>',
  paragraphs: ['Первый & второй'],
  rows: [
    { label: 'Имя', value: '"Анна"\n<script>' },
    { label: 'Телефон', value: '+7 (900) 123-45-67', href: 'tel:+79001234567' },
    { label: 'Файл', value: 'a.pdf', href: 'https://x.example/?a=1&b="' },
  ],
  closing: [],
  sender: 'Фабрика',
  signature: ['Фабрика', 'Тула'],
}

it('escapes all content in HTML', () => {
  const html = emailHtml(content)
  expect(html).toContain('Заявка &lt;1&gt;</h1>')
  expect(html).toContain('&quot;Анна&quot;<br>&lt;script&gt;')
  expect(html).toContain('href="https://x.example/?a=1&amp;b=&quot;"')
  expect(html).not.toMatch(/<script|src=|url\(/)
})

it.each([
  '+7 (900) 123-45-67',
  '+7 (4872) 70-11-22',
  '+7 (48731) 5-12-34',
  '+375 29 123-45-67',
  '+1 212 555 0123',
])('shows %s on one line of a paragraph', (phone) => {
  const html = emailHtml({ ...content, paragraphs: [`Или позвоните: ${phone}.`] })
  expect(html).toContain(`позвоните: <span style="white-space:nowrap">${phone}</span>.`)
})

it('has the same content in plain text, with URLs where they say more than their links', () => {
  expect(emailText(content)).toBe(`Заявка <1>

Первый & второй

Имя: "Анна"
<script>
Телефон: +7 (900) 123-45-67
Файл: a.pdf
  https://x.example/?a=1&b="

--${' '}
Фабрика
Тула
`)
})
