import { expect, it } from 'vitest'
import { calculateMargin } from './margin.ts'
import { getMarginTexts } from './margin-texts.ts'

it('formats the results', () => {
  expect(getMarginTexts(calculateMargin(104_000, 249_000, 50), 50)).toEqual({
    outcome: 'Останется с\u00a0партии из\u00a050\u00a0шт',
    profit: '45\u00a0359\u00a0₽',
    markup: '139\u00a0%',
    paperMargin: '58\u00a0%',
    seasonMargin: '43\u00a0%',
    floor: '1\u00a0131\u00a0₽',
  })
})

it('names a loss, with a minus before percents', () => {
  const texts = getMarginTexts(calculateMargin(104_000, 90_000, 50), 50)
  expect(texts.outcome).toMatch(/^Убыток/)
  expect(texts.paperMargin).toBe('−16\u00a0%')
})

it('shows dashes without a result', () => {
  expect(getMarginTexts(undefined, 10)).toMatchObject({ profit: '—', floor: '—' })
})
