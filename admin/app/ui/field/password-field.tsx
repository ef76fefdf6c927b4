import { useState } from 'react'
import { ToggleButton } from 'react-aria-components'
import { Icon } from '../icon/icon.tsx'
import styles from './field.module.css'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** Password field with a button that shows the password. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'after'>) {
  const [isVisible, setIsVisible] = useState(false)
  return (
    <TextField
      {...props}
      type={isVisible ? 'text' : 'password'}
      spellCheck="false"
      after={
        <ToggleButton
          isSelected={isVisible}
          onChange={setIsVisible}
          aria-label="Показать пароль"
          className={styles.toggle}
        >
          <Icon name={isVisible ? 'eyeOff' : 'eye'} />
        </ToggleButton>
      }
    />
  )
}
