import { Fragment, type ReactNode } from 'react'
import styles from './facts.module.css'

export interface Fact {
  term: string
  /** A fact with an empty value is left out. */
  value: ReactNode
}

export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts
      .filter(({ value }) => value)
      .map(({ term, value }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: terms may repeat
        <Fragment key={at}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
  </dl>
)
