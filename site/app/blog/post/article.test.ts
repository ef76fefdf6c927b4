import { expect, it } from 'vitest'
import { countReadingMinutes, withAnchors } from './article.ts'

const text = (words: number) => `<p>${'слово '.repeat(words)}</p>`

it.each([
  [0, 1],
  [30, 1],
  [360, 2],
  [900, 5],
])('estimates for %i words %i minutes', (words, minutes) =>
  expect(countReadingMinutes(text(words))).toBe(minutes),
)

it('ignores tags and their attributes', () => {
  const picture = '<img src="/media/a.avif" alt="два слова">'.repeat(500)
  expect(countReadingMinutes(picture)).toBe(1)
})

it('makes anchors from headings and lists the sections in order', () => {
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

it('makes unique anchors, also for headings without letters', () => {
  const { sections } = withAnchors('<h2>Итог</h2><h2>Итог</h2><h2>&amp; ?</h2><h2>«A» &lt; B</h2>')
  expect(sections.map(({ id }) => id)).toEqual(['итог', 'итог-2', 'section', 'a-b'])
  expect(sections.at(-1)?.title).toBe('«A» < B')
})

it('lists no sections if there are fewer than three', () => {
  const { html, sections } = withAnchors('<h2>Один</h2><h2>Два</h2>')
  expect(sections).toEqual([])
  expect(html).toBe('<h2 id="один">Один</h2><h2 id="два">Два</h2>')
})
