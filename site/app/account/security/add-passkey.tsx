import { PASSWORD_MAX } from '@rapport/contract/accounts/account-limits'
import type { PasskeyOptions } from '@rapport/contract/accounts/passkeys'
import { PASSKEY_NAME_MAX } from '@rapport/contract/accounts/session-limits'
import { messages } from '@rapport/contract/errors/messages'
import { type FormEvent, useState } from 'react'
import { loadPasskeys } from '../../accounts/load-passkeys.ts'
import { callAccountEndpoint } from '../../accounts/session/account-endpoint.ts'
import { Button } from '../../ui/button/button.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { getFormMessage, useAccountCall } from '../use-account-call.ts'
import styles from './security.module.css'
import { UsernameField } from './username-field.tsx'

/** Adds a passkey after the password. A failure keeps the input. */
export function AddPasskey({ onAdded }: { onAdded: () => void }) {
  const requestOptions = useAccountCall((form: FormData) => callAccountEndpoint('createPasskeyOptions', form))
  const adding = useAccountCall((form: FormData) => callAccountEndpoint('createPasskey', form))
  const [isWaiting, setIsWaiting] = useState(false)
  const isLoading = requestOptions.isLoading || adding.isLoading || isWaiting
  const [name, setName] = useState(guessDeviceName)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    adding.setFailure(undefined)
    // Checked before the passkey is created, since the site can't delete it from the device.
    if (name.trim() === '')
      return adding.setFailure({
        message: messages.passkeyNameRequired,
        errors: { name: [messages.passkeyNameRequired] },
      })
    const optionsResponse = await requestOptions.call(new FormData(event.currentTarget))
    if (!optionsResponse?.ok) return
    setIsWaiting(true)
    try {
      const { createPasskey } = await loadPasskeys()
      const form = new FormData()
      form.set('name', name)
      form.set(
        'credential',
        await createPasskey((optionsResponse.result as { options: PasskeyOptions }).options),
      )
      const added = await adding.call(form)
      if (added?.ok) onAdded()
    } catch (error) {
      adding.setFailure({ message: (error as Error).message, errors: {} })
    }
    setIsWaiting(false)
  }

  return (
    <form noValidate aria-busy={isLoading} className={styles.dialog} onSubmit={submit}>
      <UsernameField />
      <TextField
        id="passkey-name"
        name="name"
        label="Название"
        hint="Чтобы узнать ключ в&nbsp;списке"
        value={name}
        onChange={(event) => setName(event.target.value)}
        maxLength={PASSKEY_NAME_MAX}
        autoComplete="off"
        required
        errors={adding.failure?.errors.name}
      />
      <PasswordField
        id="passkey-password"
        name="currentPassword"
        label="Текущий пароль"
        autoComplete="current-password"
        maxLength={PASSWORD_MAX}
        required
        errors={requestOptions.failure?.errors.currentPassword}
        data-focus-first=""
      />
      <p role="alert" className={styles.failure}>
        {getFormMessage(requestOptions.failure ?? adding.failure)}
      </p>
      <Button type="submit" disabled={isLoading}>
        {isWaiting ? 'Ждём устройство…' : 'Создать ключ'}
      </Button>
    </form>
  )
}

/** Returns a probable name of the passkey. */
const guessDeviceName = () => (matchMedia('(pointer: coarse)').matches ? 'Телефон' : 'Компьютер')
