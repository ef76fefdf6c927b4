import type { BatchKind } from '@rapport/staff-contract/batches/batches'

/** Plural forms of a kind: «Выбрана 1 статья», «выбрано 2 статьи», «выбрано 5 статей». */
interface CountedKind {
  selected: string
  forms: readonly [one: string, few: string, many: string]
}

const entry: CountedKind = { selected: 'Выбрана', forms: ['запись', 'записи', 'записей'] }
/** Kinds with a list. */
const countedKinds: Partial<Record<BatchKind, CountedKind>> = {
  post: { selected: 'Выбрана', forms: ['статья', 'статьи', 'статей'] },
  item: { selected: 'Выбрано', forms: ['изделие', 'изделия', 'изделий'] },
  material: { selected: 'Выбран', forms: ['материал', 'материала', 'материалов'] },
  operation: { selected: 'Выбрана', forms: ['работа', 'работы', 'работ'] },
  'price-group': { selected: 'Выбрана', forms: ['группа цен', 'группы цен', 'групп цен'] },
  'text-page': { selected: 'Выбрана', forms: ['страница', 'страницы', 'страниц'] },
  story: { selected: 'Выбрана', forms: ['история', 'истории', 'историй'] },
  license: { selected: 'Выбрана', forms: ['лицензия', 'лицензии', 'лицензий'] },
  'faq-question': { selected: 'Выбран', forms: ['вопрос', 'вопроса', 'вопросов'] },
  'layout-requirement': { selected: 'Выбрано', forms: ['требование', 'требования', 'требований'] },
  'delivery-zone': { selected: 'Выбрана', forms: ['зона', 'зоны', 'зон'] },
  'legal-entity': { selected: 'Выбрано', forms: ['юрлицо', 'юрлица', 'юрлиц'] },
  picture: { selected: 'Выбрана', forms: ['картинка', 'картинки', 'картинок'] },
  city: { selected: 'Выбран', forms: ['город', 'города', 'городов'] },
}

const plural = new Intl.PluralRules('ru')

/** Formats «Выбрано 21 изделие». */
export function selectedText(kind: BatchKind, count: number): string {
  const { selected, forms } = countedKinds[kind] ?? entry
  const [one, few, many] = forms
  const rule = plural.select(count)
  const noun = rule === 'one' ? one : rule === 'few' ? few : many
  return `${rule === 'one' ? selected : 'Выбрано'} ${count.toLocaleString('ru-RU')}\u00A0${noun}`
}
