import { expect, test } from 'vitest'
import { contextWith } from '../test/read-context.ts'
import { readRedirects } from './redirects.ts'

const pages = new Set(['/catalog/', '/help/'])

async function read(source: string) {
  const context = await contextWith({ 'redirects.yaml': source })
  const redirects = await readRedirects(context, pages)
  context.links.check(pages, context.errors.reportError)
  return { redirects, lines: context.errors.lines }
}

test('readRedirects makes a redirect permanent by default', async () => {
  const { redirects, lines } = await read(
    '- { from: /shop/, to: /catalog/ }\n- { from: /faq/, to: /help/, status: 302 }\n',
  )
  expect(lines).toEqual([])
  expect(redirects.map(({ status }) => status)).toEqual([301, 302])
})

const file = 'content/redirects.yaml'
test.each([
  [
    'from an existing page',
    '- { from: /help/, to: /catalog/ }',
    `${file}, entry "/help/", from: is a page of the site`,
  ],
  [
    'to a missing page',
    '- { from: /shop/, to: /katalog/ }',
    `${file}, entry "/shop/", to: there is no page "/katalog/"`,
  ],
  ['to another site', '- { from: /shop/, to: //example.ru/ }', `${file}, entry "/shop/", to: Invalid`],
  [
    'from an address with capitals',
    '- { from: /Shop/, to: /help/ }',
    `${file}, entry "/Shop/", from: must be a clean path`,
  ],
  [
    'from the same address twice',
    '- { from: /a/, to: /help/ }\n- { from: /a/, to: /catalog/ }',
    `${file}, entry "/a/", from: is redirected twice`,
  ],
  ['with an odd status', '- { from: /a/, to: /help/, status: 307 }', `${file}, entry "/a/", status: `],
])('readRedirects reports a redirect %s', async (_, source, line) => {
  expect((await read(source)).lines.join('\n')).toContain(line)
})
