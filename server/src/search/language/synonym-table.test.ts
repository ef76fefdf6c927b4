import { expect, it } from 'vitest'
import { stem } from './stem.ts'
import { allSynonymStems, findSynonyms, synonymStems } from './synonym-table.ts'

const stemsOf = (text: string) => text.split(' ').map(stem)
const meaningsOf = (text: string) =>
  findSynonyms(stemsOf(text)).flatMap(({ start, length, meanings }) =>
    meanings.map((stems) => `${start}+${length} ${stems.join(' ')}`),
  )

it('findSynonyms returns the other equivalents of a word, and not the word itself', () => {
  expect(meaningsOf('тишки')).toContain(`0+1 ${stem('футболка')}`)
  expect(meaningsOf('футболки')).toContain(`0+1 ${stem('тишка')}`)
  expect(meaningsOf('футболки')).not.toContain(`0+1 ${stem('футболка')}`)
})

it('findSynonyms matches phrases in any order and among other words', () => {
  expect(meaningsOf('детская толстовка капюшоном')).toContain(`1+2 ${stem('худи')}`)
  expect(meaningsOf('капюшоном толстовка')).toContain(`0+2 ${stem('худи')}`)
})

it('findSynonyms returns the broader word of a word, and not the reverse', () => {
  expect(meaningsOf('ветровка')).toContain(`0+1 ${stem('бомбер')}`)
  expect(meaningsOf('бомбер')).not.toContain(`0+1 ${stem('ветровка')}`)
})

it('synonymStems returns every stem that findSynonyms can return for any selection of the words', () => {
  const words = stemsOf('купить толстовку недорого капюшоном')
  expect(synonymStems(words)).toContain(stem('худи'))
  expect(synonymStems(stemsOf('толстовка'))).not.toContain(stem('кенгурушка'))
  for (const key of synonymStems(words)) expect(allSynonymStems).toContain(key)
})
