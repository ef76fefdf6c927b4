import { Fragment, type ReactNode } from 'react'
import styles from './facts.module.css'

export interface Fact {
  term: string
  /** Empty: the fact is left out. */
  value: ReactNode
}

/** What there is to know of one thing, term by term. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts
      .filter(({ value }) => value)
      .map(({ term, value }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of them may be alike.
        <Fragment key={at}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
  </dl>
)
