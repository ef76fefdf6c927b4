import { expect, it } from 'vitest'
import { fromEditorDocument, toEditorDocument } from './editor-document.ts'
import { findLoss } from './test/find-loss.ts'

/** `npm run fuzz:texts` runs 10 000. */
const DOCUMENTS = 300

it('converts a text to blocks and lines, each piece of a line with all its marks', () => {
  expect(toEditorDocument('## Лён\n\n* **[сорт](/a/)**')).toEqual({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Лён' }] },
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [
              {
                type: 'paragraph',
                content: [
                  {
                    type: 'text',
                    text: 'сорт',
                    marks: [{ type: 'link', attrs: { href: '/a/' } }, { type: 'bold' }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  })
  expect(toEditorDocument('')).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] })
})

it('drops everything outside the dialect', () => {
  const text = { type: 'text', text: 'да', marks: [{ type: 'link', attrs: { href: 'javascript:x' } }] }
  const content = [{ type: 'paragraph', content: [text, { type: 'script', text: 'x' }] }, { type: 'iframe' }]
  expect(fromEditorDocument({ type: 'doc', content })).toBe('да')
})

it(`keeps every word of ${DOCUMENTS} documents of hostile characters, and writes them again unchanged`, () => {
  for (let seed = 1; seed <= DOCUMENTS; seed += 1) expect([seed, findLoss(seed)]).toEqual([seed, undefined])
})
