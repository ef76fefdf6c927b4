import { expect, test } from 'vitest'
import { formatTitle } from './format-title.ts'

test.each([
  ['Платье с запахом', 'Платье с~запахом'],
  ['Футболка со сплошной печатью', 'Футболка со~сплошной печатью'],
  ['Для магазинов и бутиков', 'Для~магазинов и~бутиков'],
  ['Сумка под ноутбук', 'Сумка под~ноутбук'],
  ['Рукав от ворота, не от плеча', 'Рукав от~ворота, не~от~плеча'],
  ['Принт «У дерева»', 'Принт «У~дерева»'],
  ['Лён', 'Лён'],
])('keeps the prepositions of «%s» with the next word', (title, expected) => {
  expect(formatTitle(title).replaceAll('\u00a0', '~')).toBe(expected)
})
