/** Phrases with another meaning than their words: «футболка с принтом» is one to print on, not the print «Диски». */
const IDIOMS: readonly (readonly [phrase: string, meaning: string])[] = [
  ['с принтом', 'печать'],
  ['с принтами', 'печать'],
  ['с рисунком', 'печать'],
  ['таблица размеров', 'размерная сетка'],
  ['о компании', 'о фабрике'],
  ['о нас', 'о фабрике'],
  ['мой заказ', 'статус заказа'],
  ['мои заказы', 'статус заказа'],
  ['честный знак', 'маркировка'],
  ['прайс лист', 'прайс'],
  ['прайс-лист', 'прайс'],
]

/** Returns a query with each idiom replaced by its meaning. */
export function replaceIdioms(query: string): string {
  const spaced = ` ${query.toLowerCase().replaceAll(/\s+/g, ' ').trim()} `
  const meant = IDIOMS.reduce(
    (text, [phrase, meaning]) => text.replaceAll(` ${phrase} `, ` ${meaning} `),
    spaced,
  )
  return meant === spaced ? query : meant.trim()
}
