import { PASSWORD_MAX } from '@rapport/contract/accounts/account-limits'
import type { PasskeyOptions } from '@rapport/contract/accounts/passkeys'
import { PASSKEY_NAME_MAX } from '@rapport/contract/accounts/session-limits'
import { messages } from '@rapport/contract/errors/messages'
import { type FormEvent, useState } from 'react'
import { callAccountEndpoint } from '../../accounts/account-endpoint.ts'
import { loadPasskeys } from '../../accounts/load-passkeys.ts'
import { Button } from '../../ui/button/button.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { formMessage, useAccountCall } from '../use-account-call.ts'
import styles from './security.module.css'
import { UsernameField } from './username-field.tsx'

/** Asks for the password, has the device make a key, and adds it. What was typed stays whatever fails. */
export function AddPasskey({ onAdded }: { onAdded: () => void }) {
  const asking = useAccountCall((form: FormData) => callAccountEndpoint('createPasskeyOptions', form))
  const adding = useAccountCall((form: FormData) => callAccountEndpoint('createPasskey', form))
  const [isWaiting, setIsWaiting] = useState(false)
  const isLoading = asking.isLoading || adding.isLoading || isWaiting
  const [name, setName] = useState(deviceInOneWord)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    adding.setFailure(undefined)
    // Known before the device has made a key: it can't be told to forget one.
    if (name.trim() === '')
      return adding.setFailure({
        message: messages.passkeyNameRequired,
        errors: { name: [messages.passkeyNameRequired] },
      })
    const asked = await asking.call(new FormData(event.currentTarget))
    if (!asked?.ok) return
    setIsWaiting(true)
    try {
      const { createPasskey } = await loadPasskeys()
      const form = new FormData()
      form.set('name', name)
      form.set('credential', await createPasskey((asked.result as { options: PasskeyOptions }).options))
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
        errors={asking.failure?.errors.currentPassword}
        data-focus-first=""
      />
      <p role="alert" className={styles.failure}>
        {formMessage(asking.failure ?? adding.failure)}
      </p>
      <Button type="submit" disabled={isLoading}>
        {isWaiting ? 'Ждём устройство…' : 'Создать ключ'}
      </Button>
    </form>
  )
}

/** What the key is most likely called. */
const deviceInOneWord = () => (matchMedia('(pointer: coarse)').matches ? 'Телефон' : 'Компьютер')
