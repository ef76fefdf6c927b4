import type { PasskeyLoginOptions } from '@rapport/contract/accounts/passkeys'
import { useEffect, useRef, useState } from 'react'
import { reachGoal } from '../browser/visit/analytics.ts'
import { Button } from '../ui/button/button.tsx'
import { callAccountEndpoint } from './account-endpoint.ts'
import type { AuthDialogProps } from './auth-dialog-props.ts'
import styles from './passkey-login.module.css'
import {
  cancelPasskey,
  PasskeyError,
  requestPasskey,
  supportsPasskeyAutofill,
  supportsPasskeys,
} from './passkeys.ts'

/** Logs in by a passkey: by its button, or chosen where the browser offers it, in the field of the address. */
export function PasskeyLogin({ onSigned }: Pick<AuthDialogProps, 'onSigned'>) {
  const [isSupported, setIsSupported] = useState(false)
  const [isLoading, setIsLoading] = useState(false)
  const [message, setMessage] = useState<string>()
  /** Counts the offers in the field: each can be taken once. */
  const [offer, setOffer] = useState(0)
  const signed = useRef(onSigned)
  signed.current = onSigned

  useEffect(() => setIsSupported(supportsPasskeys()), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each number is a new offer
  useEffect(() => {
    let isLeft = false
    let isOffered = false
    const start = async () => {
      if (!(await supportsPasskeyAutofill()) || isLeft) return
      isOffered = true
      const result = await logInByPasskey(true, () => !isLeft)
      if (isLeft) return
      if (result.ok) return finish(result.answer)
      // Nobody has asked for a passkey yet, so nobody is told that there is none.
      if (!result.isRefused) return
      setMessage(result.message)
      setOffer((count) => count + 1)
    }
    void start()
    return () => {
      isLeft = true
      if (isOffered) void cancelPasskey()
    }
  }, [offer])

  function finish(answer: unknown): void {
    reachGoal('logged-in')
    signed.current(answer)
  }

  async function press(): Promise<void> {
    if (isLoading) return
    setIsLoading(true)
    setMessage(undefined)
    const result = await logInByPasskey(false)
    setIsLoading(false)
    if (result.ok) return finish(result.answer)
    setMessage(result.message)
    setOffer((count) => count + 1)
  }

  if (!isSupported) return null
  return (
    <div className={styles.passkey}>
      <p role="alert" className={styles.failure}>
        {message}
      </p>
      <Button variant="outline" className={styles.button} disabled={isLoading} onClick={press}>
        {isLoading ? 'Ждём ключ…' : 'Войти по\u00A0ключу доступа'}
      </Button>
    </div>
  )
}

type PasskeyLoginResult =
  | { ok: true; answer: unknown }
  /** `isRefused`: there was a key, and the server refused it. */
  | { ok: false; message: string | undefined; isRefused: boolean }

/** Resolves in any case; without a message where another request took the place of this one. */
async function logInByPasskey(
  byAutofill: boolean,
  isWanted: () => boolean = () => true,
): Promise<PasskeyLoginResult> {
  const asked = await callAccountEndpoint('createPasskeyLoginOptions')
  if (!asked.ok) return { ok: false, message: asked.message, isRefused: false }
  if (!isWanted()) return { ok: false, message: undefined, isRefused: false }
  const { options } = asked.result as { options: PasskeyLoginOptions }
  const form = new FormData()
  try {
    form.set('credential', await requestPasskey(options, byAutofill))
  } catch (error) {
    const isAborted = error instanceof PasskeyError && error.isAborted
    return { ok: false, message: isAborted ? undefined : (error as Error).message, isRefused: false }
  }
  const answer = await callAccountEndpoint('loginByPasskey', form)
  return answer.ok
    ? { ok: true, answer: answer.result }
    : { ok: false, message: answer.message, isRefused: true }
}
