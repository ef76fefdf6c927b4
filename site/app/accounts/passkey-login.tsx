import { useEffect, useRef, useState } from 'react'
import { reachGoal } from '../browser/visit/analytics.ts'
import type { AuthDialogProps } from './auth-dialog-props.ts'
import formStyles from './auth-form.module.css'
import { loadPasskeys, supportsPasskeys } from './load-passkeys.ts'
import { logInByPasskey } from './log-in-by-passkey.ts'
import styles from './passkey-login.module.css'

/** Login by passkey, with a button or by autofill of the e-mail field. */
export function PasskeyLogin({ onSigned }: Pick<AuthDialogProps, 'onSigned'>) {
  const [isSupported, setIsSupported] = useState(false)
  const [isLoading, setIsLoading] = useState(false)
  const [message, setMessage] = useState<string>()
  /** Number of autofill offers. Each can be used once. */
  const [offer, setOffer] = useState(0)
  const busy = useRef(false)
  const signed = useRef(onSigned)
  signed.current = onSigned

  useEffect(() => setIsSupported(supportsPasskeys()), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each number is a new offer
  useEffect(() => {
    let isLeft = false
    let isOffered = false
    const start = async () => {
      if (!(await supportsAutofill()) || isLeft) return
      isOffered = true
      const result = await logInByPasskey(true, () => !isLeft && !busy.current)
      if (isLeft) return
      if (result.ok) return finish(result.answer)
      // The visitor has not requested a passkey, so a missing one is no error.
      if (!result.isRefused) return
      setMessage(result.message)
      setOffer((count) => count + 1)
    }
    void start()
    return () => {
      isLeft = true
      if (isOffered) loadPasskeys().then(({ cancelPasskey }) => cancelPasskey(), ignore)
    }
  }, [offer])

  function finish(answer: unknown): void {
    reachGoal('logged-in')
    signed.current(answer)
  }

  async function press(): Promise<void> {
    if (busy.current) return
    busy.current = true
    setIsLoading(true)
    setMessage(undefined)
    const result = await logInByPasskey(false, () => true)
    busy.current = false
    setIsLoading(false)
    if (result.ok) return finish(result.answer)
    setMessage(result.message)
    setOffer((count) => count + 1)
  }

  if (!isSupported) return null
  return (
    <div className={styles.passkey}>
      {message && (
        <p role="alert" className={styles.failure}>
          {message}
        </p>
      )}
      <button type="button" className={formStyles.link} disabled={isLoading} onClick={press}>
        {isLoading ? 'Ждём ключ…' : 'Вход без\u00A0пароля: по\u00A0отпечатку, лицу или\u00A0пин-коду'}
      </button>
    </div>
  )
}

const supportsAutofill = async (): Promise<boolean> =>
  supportsPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)

const ignore = () => undefined
