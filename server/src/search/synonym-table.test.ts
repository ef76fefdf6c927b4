import { expect, it } from 'vitest'
import { stem } from './stem.ts'
import { alternatives } from './synonym-table.ts'

const meaningsOf = (text: string) =>
  alternatives(text.split(' ').map(stem)).flatMap(({ from, size, meant }) =>
    meant.map((stems) => `${from}+${size} ${stems.join(' ')}`),
  )

it('leads from each word of a ring to the others, and not to itself', () => {
  expect(meaningsOf('тишки')).toContain(`0+1 ${stem('футболка')}`)
  expect(meaningsOf('футболки')).toContain(`0+1 ${stem('тишка')}`)
  expect(meaningsOf('футболки')).not.toContain(`0+1 ${stem('футболка')}`)
})

it('knows words that mean something together, in any order and among others', () => {
  expect(meaningsOf('детская толстовка капюшоном')).toContain(`1+2 ${stem('худи')}`)
  expect(meaningsOf('капюшоном толстовка')).toContain(`0+2 ${stem('худи')}`)
})

it('leads one way only where one word is the wider', () => {
  expect(meaningsOf('ветровка')).toContain(`0+1 ${stem('бомбер')}`)
  expect(meaningsOf('бомбер')).not.toContain(`0+1 ${stem('ветровка')}`)
})
