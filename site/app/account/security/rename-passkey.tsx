import type { Passkey } from '@rapport/contract/accounts/passkeys'
import { PASSKEY_NAME_MAX } from '@rapport/contract/accounts/session-limits'
import { callAccountEndpoint } from '../../accounts/session/account-endpoint.ts'
import { TextField } from '../../ui/field/text-field.tsx'
import { AccountForm } from '../account-form.tsx'

export const RenamePasskey = ({ passkey, onRenamed }: { passkey: Passkey; onRenamed: () => void }) => (
  <AccountForm
    call={(form) => callAccountEndpoint('updatePasskey', form, { id: passkey.id })}
    submit="Сохранить"
    onDone={onRenamed}
  >
    {(getErrors) => (
      <TextField
        id="passkey-name"
        name="name"
        label="Название"
        defaultValue={passkey.name}
        maxLength={PASSKEY_NAME_MAX}
        autoComplete="off"
        required
        errors={getErrors('name')}
        data-focus-first=""
      />
    )}
  </AccountForm>
)
