import type { ReactNode } from 'react'
import styles from './diff.module.css'

export interface DiffPart {
  text: string
  change: 'same' | 'added' | 'removed'
}

const MARKS = { added: 'добавлено', removed: 'убрано' } as const

/** Something that came or went: underlined or struck out, and said so to who can't see that. */
const Changed = ({ change, children }: { change: 'added' | 'removed'; children: ReactNode }) => {
  const Element = change === 'added' ? 'ins' : 'del'
  return (
    <Element className={styles[change]}>
      <span className={styles.said}> {MARKS[change]}: </span>
      {children}
      <span className={styles.said}>, конец. </span>
    </Element>
  )
}

/** A text in which words came and went. */
export const TextDiff = ({ parts }: { parts: readonly DiffPart[] }) => (
  <p className={styles.text}>
    {parts.map(({ text, change }, index) =>
      change === 'same' ? (
        text
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: a comparison never changes its order
        <Changed key={index} change={change}>
          {text}
        </Changed>
      ),
    )}
  </p>
)

interface ListDiffProps {
  before: readonly string[]
  after: readonly string[]
}

/** A list in which things came, went, or stand elsewhere. */
export const ListDiff = ({ before, after }: ListDiffProps) => (
  <ul className={styles.list}>
    {before
      .filter((one) => !after.includes(one))
      .map((one) => (
        <li key={`-${one}`}>
          <Changed change="removed">{one}</Changed>
        </li>
      ))}
    {after.map((one) => (
      <li key={one}>
        {before.includes(one) ? one : <Changed change="added">{one}</Changed>}
        {isMoved(one, before, after) && <span className={styles.moved}>стоит на&nbsp;другом месте</span>}
      </li>
    ))}
  </ul>
)

/** Whether something that stayed has others of those that stayed before it than it had. */
function isMoved(one: string, before: readonly string[], after: readonly string[]): boolean {
  const placeIn = (list: readonly string[], others: readonly string[]) =>
    list.filter((other) => others.includes(other)).indexOf(one)
  return placeIn(before, after) !== placeIn(after, before)
}
