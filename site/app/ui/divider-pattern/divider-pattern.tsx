import type { CSSProperties } from 'react'
import { classNames } from '../text/class-names.ts'
import styles from './divider-pattern.module.css'

const PRINTS = ['discs', 'wedges', 'rhombs'] as const
type Print = (typeof PRINTS)[number]

/** Returns the print of a path, always the same. */
export function choosePrint(path: string): Print {
  const sum = [...path].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0)
  return PRINTS[sum % PRINTS.length] ?? PRINTS[0]
}

interface DividerPatternProps {
  print: Print
  /** URL of a seamless band that replaces the print. */
  src?: string | undefined
}

/** Narrow band with a print between two sections, once on a page. */
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
