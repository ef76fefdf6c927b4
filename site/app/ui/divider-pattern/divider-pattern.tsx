import type { CSSProperties } from 'react'
import { classNames } from '../text/class-names.ts'
import styles from './divider-pattern.module.css'

const PRINTS = ['discs', 'wedges', 'rhombs'] as const
type Print = (typeof PRINTS)[number]

/** Returns the print of a page, always the same for a path, so that neighbouring pages differ. */
export function printOf(path: string): Print {
  const sum = [...path].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0)
  return PRINTS[sum % PRINTS.length] ?? PRINTS[0]
}

interface DividerPatternProps {
  print: Print
  /** The address of a band that joins itself at its sides, in place of the print. */
  src?: string | undefined
}

/** The signature of the site, once on a page: a print running as a narrow band between two big sections. */
export function DividerPattern({ print, src }: DividerPatternProps) {
  return (
    <div
      aria-hidden="true"
      data-divider=""
      className={classNames(styles.divider, styles[src ? 'own' : print])}
      style={src ? ({ '--band': `url("${src}")` } as CSSProperties) : undefined}
    />
  )
}
