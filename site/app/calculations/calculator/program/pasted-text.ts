import { pluralForm } from '@rapport/contract/texts/plural'
import type { Pasted } from './parse-pasted.ts'

const NAMED_MAX = 6

/** Says what a paste has taken and what not: «Вставили 12 чисел. Не взяли 2: 3XL: 5; хаки, S: 7.» */
export function pastedText({ cells, left }: Pasted): string {
  const taken =
    cells.length === 0
      ? 'Ничего не\u00a0вставили: во\u00a0вставленном нет чисел для этой таблицы.'
      : `Вставили ${cells.length}\u00a0${pluralForm(cells.length, ['число', 'числа', 'чисел'])}.`
  if (left.length === 0) return taken
  const named = left.slice(0, NAMED_MAX).join('; ')
  const rest = left.length > NAMED_MAX ? ` и\u00a0ещё ${left.length - NAMED_MAX}` : ''
  return `${taken} Не\u00a0взяли ${left.length}, для них в\u00a0таблице нет места: ${named}${rest}.`
}
