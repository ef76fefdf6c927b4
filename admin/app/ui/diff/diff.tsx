import type { ReactNode } from 'react'
import styles from './diff.module.css'

export interface DiffPart {
  text: string
  change: 'same' | 'added' | 'removed'
}

const MARKS = { added: 'добавлено', removed: 'убрано' } as const

const Changed = ({ change, children }: { change: 'added' | 'removed'; children: ReactNode }) => {
  const Element = change === 'added' ? 'ins' : 'del'
  return (
    <Element className={styles[change]}>
      <span className={styles.visuallyHidden}> {MARKS[change]}: </span>
      {children}
      <span className={styles.visuallyHidden}>, конец. </span>
    </Element>
  )
}

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

export const ListDiff = ({ before, after }: ListDiffProps) => (
  <ul className={styles.list}>
    {before
      .filter((item) => !after.includes(item))
      .map((item) => (
        <li key={`-${item}`}>
          <Changed change="removed">{item}</Changed>
        </li>
      ))}
    {after.map((item) => (
      <li key={item}>
        {before.includes(item) ? item : <Changed change="added">{item}</Changed>}
        {isMoved(item, before, after) && <span className={styles.moved}>стоит на&nbsp;другом месте</span>}
      </li>
    ))}
  </ul>
)

function isMoved(item: string, before: readonly string[], after: readonly string[]): boolean {
  const placeIn = (list: readonly string[], others: readonly string[]) =>
    list.filter((other) => others.includes(other)).indexOf(item)
  return placeIn(before, after) !== placeIn(after, before)
}
