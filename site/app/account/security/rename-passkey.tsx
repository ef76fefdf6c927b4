import type { Passkey } from '@rapport/contract/accounts/passkeys'
import { PASSKEY_NAME_MAX } from '@rapport/contract/limits'
import type { FormEvent } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import styles from './security.module.css'
import { useAccountCall } from './use-account-call.ts'

export function RenamePasskey({ passkey, onRenamed }: { passkey: Passkey; onRenamed: () => void }) {
  const { call, isLoading, failure } = useAccountCall('updatePasskey', ['name'])

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const answer = await call(new FormData(event.currentTarget), { id: passkey.id })
    if (answer?.ok) onRenamed()
  }

  return (
    <form noValidate aria-busy={isLoading} className={styles.dialog} onSubmit={submit}>
      <TextField
        id="passkey-name"
        name="name"
        label="Название"
        defaultValue={passkey.name}
        maxLength={PASSKEY_NAME_MAX}
        autoComplete="off"
        required
        errors={failure?.errors.name}
        data-focus-first=""
      />
      <p role="alert" className={styles.failure}>
        {failure?.message}
      </p>
      <Button type="submit" disabled={isLoading}>
        {isLoading ? 'Сохраняем…' : 'Сохранить'}
      </Button>
    </form>
  )
}
