import { expect, it } from 'vitest'
import { withoutScripts } from './without-scripts.ts'

it('removes scripts, including those that write a script, and no other text', () => {
  const writer = '<script data-src="/a.js">document.write(`<script src="a.js"><\\/script>`)</script>'
  expect(withoutScripts(`<p>a</p>${writer}<title>b</title><script type="module">c()</script><p>d</p>`)).toBe(
    '<p>a</p><title>b</title><p>d</p>',
  )
  expect(withoutScripts('<p>a</p><script>never ends')).toBe('<p>a</p>')
})

it('takes linear time', () => {
  expect(withoutScripts('<script'.repeat(200_000))).toBe('')
  expect(withoutScripts('<script></script>'.repeat(200_000))).toBe('')
})
