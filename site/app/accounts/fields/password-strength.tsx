import { PASSWORD_MIN } from '@rapport/contract/accounts/account-limits'
import { useEffect, useState } from 'react'
import { lazyImport } from '../../browser/lazy-import.ts'
import { pluralForm } from '../../ui/text/plural.ts'
import styles from './password-strength.module.css'

/** The rule has a large word list, so it loads when the visitor types a password. */
const loadRule = () => import('@rapport/contract/passwords/password-weakness')
type FindWeakness = Awaited<ReturnType<typeof loadRule>>['findPasswordWeakness']

/** A password of this length can't be found by brute force. */
const STRONG_LENGTH = 12
const LEVELS = [1, 2, 3]

interface PasswordStrengthProps {
  password: string
  /** E-mail address of the user, which the password must not contain. */
  email: string
}

/** Strength of the typed password, by the server's rule. */
export function PasswordStrength({ password, email }: PasswordStrengthProps) {
  const [findWeakness, setFindWeakness] = useState<FindWeakness>()
  const isTyped = password !== ''
  useEffect(() => {
    if (!isTyped) return
    // Without the rule only the length counts. The server decides anyway.
    lazyImport(loadRule).then(
      (rule) => setFindWeakness(() => rule.findPasswordWeakness),
      () => undefined,
    )
  }, [isTyped])
  const { level, text } = rateStrength(password, email, findWeakness)
  return (
    <span className={styles.strength} data-level={level}>
      <span aria-hidden="true" className={styles.bar}>
        {LEVELS.map((step) => (
          <span key={step} className={step <= level ? styles.reached : undefined} />
        ))}
      </span>
      <span role="status">{text}</span>
    </span>
  )
}

interface Strength {
  /** 0 for an empty, 1 for a rejected, 3 for the best password. */
  level: number
  text: string
}

export function rateStrength(password: string, email: string, findWeakness?: FindWeakness): Strength {
  const missing = PASSWORD_MIN - password.length
  if (password === '') return { level: 0, text: `От\u00a0${PASSWORD_MIN} символов` }
  if (missing > 0)
    return { level: 1, text: `Ещё ${missing}\u00a0${pluralForm(missing, ['символ', 'символа', 'символов'])}` }
  const weakness = findWeakness?.(password, email)
  if (weakness) return { level: 1, text: weakness }
  return password.length < STRONG_LENGTH
    ? { level: 2, text: 'Подойдёт. Чем длиннее, тем надёжнее' }
    : { level: 3, text: 'Надёжный пароль' }
}
