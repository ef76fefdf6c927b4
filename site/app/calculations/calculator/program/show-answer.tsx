import type { Calculation } from '@rapport/contract/calculation/calculation'
import { formatMoney } from '@rapport/contract/money/format-money'
import { patchChildren } from '../../../ui/element/patch-children.ts'
import { toNode } from '../../../ui/element/to-node.ts'
import { formatDate } from '../../../ui/text/date.ts'
import styles from '../calculator.module.css'
import { AnswerParts, NoAnswer } from '../calculator-answer.tsx'
import type { LiveSum } from './live-sum.ts'

/** A pause after the last key until the sum is read out. */
const SPOKEN_AFTER_MS = 900

export interface AnswerDisplay {
  /** Shows a sum. `positions` has the place of each line among the lines. */
  show: (sum: LiveSum, options: { city: string | null; positions: readonly number[] }) => void
}

/** Creates the display of the sum: what makes it up, the bar of a phone, and the words for a screen reader. */
export function createAnswerDisplay(root: HTMLElement, signal: AbortSignal): AnswerDisplay {
  const answer = root.querySelector('[data-answer]') as HTMLElement
  const bar = root.querySelector<HTMLElement>('[data-bar]')
  const short = root.querySelector<HTMLElement>('[data-sum]')
  const status = root.querySelector<HTMLElement>('[data-status]')
  const calculated = root.querySelector<HTMLElement>('[data-calculated]')
  let before = ''
  let timer = 0
  signal.addEventListener('abort', () => clearTimeout(timer))

  return {
    show(sum, { city, positions }) {
      const { calculation, left, words } = sum
      const state = JSON.stringify([calculation, left, words, city])
      if (state === before) return
      before = state
      patchChildren(
        answer,
        toNode(
          <>
            {calculation ? (
              <AnswerParts calculation={calculation} words={words} city={city} />
            ) : (
              left.length === 0 && <NoAnswer />
            )}
            {left.length > 0 && (
              <ul className={styles.left}>
                {left.map(({ line, message }) => (
                  <li key={line}>
                    {positions.length > 1
                      ? `Изделие ${positions.indexOf(line) + 1} пока не\u00a0учтено. `
                      : ''}
                    {message}
                  </li>
                ))}
              </ul>
            )}
          </>,
        ),
      )
      const text = calculation ? sumText(calculation) : ''
      if (short) writeText(short, text)
      if (bar) bar.hidden = text === ''
      if (calculated) calculated.hidden = text === '' || left.length > 0
      clearTimeout(timer)
      timer = window.setTimeout(() => {
        if (status) writeText(status, calculation ? `${text}.${readyText(calculation)}` : '')
      }, SPOKEN_AFTER_MS)
    },
  }
}

/** Changes a text without a change of the tree, which would match all rules with `:has()` again. */
function writeText(element: HTMLElement, text: string): void {
  const { firstChild } = element
  if (firstChild instanceof Text) firstChild.data = text
  else element.textContent = text
}

const sumText = ({ total }: Calculation): string =>
  `Итого ${total === null ? 'по\u00a0запросу' : formatMoney(total)}`

const readyText = ({ readyAt }: Calculation): string => (readyAt ? ` Готово ${formatDate(readyAt)}` : '')
