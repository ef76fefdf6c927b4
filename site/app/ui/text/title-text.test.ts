import { expect, test } from 'vitest'
import { titleText } from './title-text.ts'

test.each([
  ['Платье с запахом', 'Платье с~запахом'],
  ['Футболка со сплошной печатью', 'Футболка со~сплошной печатью'],
  ['Для магазинов и бутиков', 'Для~магазинов и~бутиков'],
  ['Сумка под ноутбук', 'Сумка под~ноутбук'],
  ['Рукав от ворота, не от плеча', 'Рукав от~ворота, не~от~плеча'],
  ['Принт «У дерева»', 'Принт «У~дерева»'],
  ['Лён', 'Лён'],
])('In «%s» no preposition is left at the end of a line', (title, expected) => {
  expect(titleText(title).replaceAll('\u00a0', '~')).toBe(expected)
})
