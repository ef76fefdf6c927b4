import type { ReactNode } from 'react'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  FieldError,
  Input,
  Label,
  Text,
} from 'react-aria-components'
import styles from './field.module.css'

export interface TextFieldProps extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children'> {
  label: string
  /** Whether only who can't see is told the label: what it stands for is beside it. */
  isLabelHidden?: boolean
  hint?: ReactNode
  /** What is wrong with it; empty: nothing. */
  errors?: string[]
  placeholder?: string
  /** Whether what is typed is a few characters long: no field for it is as wide as a form. */
  isShort?: boolean
  /** What stands in the field behind what is typed. */
  after?: ReactNode
}

/** A field of one line, with its label above, and below it what to know of it and what is wrong with it. */
export function TextField(all: TextFieldProps) {
  const { label, isLabelHidden = false, hint, errors = [], placeholder, isShort, after, ...props } = all
  return (
    <AriaTextField
      {...props}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
      isInvalid={errors.length > 0}
      validationBehavior="aria"
      className={styles.field}
    >
      {!isLabelHidden && <Label className={styles.label}>{label}</Label>}
      <span className={styles.frame} data-short={isShort || undefined}>
        <Input placeholder={placeholder} className={styles.input} />
        {after}
      </span>
      {hint && (
        <Text slot="description" className={styles.hint}>
          {hint}
        </Text>
      )}
      <FieldError className={styles.error}>{errors.join('. ')}</FieldError>
    </AriaTextField>
  )
}
