import { expect, it } from 'vitest'
import { readingMinutes, withAnchors } from './article.ts'

const text = (words: number) => `<p>${'слово '.repeat(words)}</p>`

it.each([
  [0, 1],
  [30, 1],
  [360, 2],
  [900, 5],
])('%i words take %i minutes', (words, minutes) => expect(readingMinutes(text(words))).toBe(minutes))

it('Tags and what stands in them are not read', () => {
  const picture = '<img src="/media/a.avif" alt="два слова">'.repeat(500)
  expect(readingMinutes(picture)).toBe(1)
})

it('gives every section an anchor made of its heading, and lists them in order', () => {
  const html =
    '<p>Начало</p><h2>Что делает профиль</h2><p>а</p><h2>Pantone: <em>какой</em> именно</h2><h2>Итог</h2>'
  expect(withAnchors(html)).toEqual({
    html:
      '<p>Начало</p><h2 id="что-делает-профиль">Что делает профиль</h2><p>а</p>' +
      '<h2 id="pantone-какой-именно">Pantone: <em>какой</em> именно</h2><h2 id="итог">Итог</h2>',
    sections: [
      { id: 'что-делает-профиль', title: 'Что делает профиль' },
      { id: 'pantone-какой-именно', title: 'Pantone: какой именно' },
      { id: 'итог', title: 'Итог' },
    ],
  })
})

it('Two sections of one name have two anchors, and one without letters has one too', () => {
  const { sections } = withAnchors('<h2>Итог</h2><h2>Итог</h2><h2>&amp; ?</h2><h2>«A» &lt; B</h2>')
  expect(sections.map(({ id }) => id)).toEqual(['итог', 'итог-2', 'section', 'a-b'])
  expect(sections.at(-1)?.title).toBe('«A» < B')
})

it('lists no sections of a text that has fewer than three, and keeps its anchors', () => {
  const { html, sections } = withAnchors('<h2>Один</h2><h2>Два</h2>')
  expect(sections).toEqual([])
  expect(html).toBe('<h2 id="один">Один</h2><h2 id="два">Два</h2>')
})
