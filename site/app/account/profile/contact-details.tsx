import type { User } from '@rapport/contract/accounts/accounts'
import { NAME_MAX } from '@rapport/contract/fields/field-limits'
import { formatForMask } from '@rapport/contract/fields/format-phone'
import { setUser } from '../../accounts/session/current-user.ts'
import type { CityLink } from '../../contacts/resolve-city.ts'
import { PhoneField } from '../../ui/field/phone-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Select } from '../../ui/select/select.tsx'
import { showToast } from '../../ui/toast/toast-messages.ts'
import { AccountForm } from '../account-form.tsx'
import { useAccountUser } from '../account-user.ts'

/** Name, phone and city of the user. */
export function ContactDetails({ cities }: { cities: CityLink[] }) {
  const user = useAccountUser()
  const options = cities.map(({ id, city }) => ({ value: String(id), label: city }))
  return (
    <AccountForm
      call="updateUser"
      submit="Сохранить"
      collectsData
      onDone={(result) => {
        setUser((result as { user: User }).user)
        showToast('Сохранено')
      }}
    >
      {(getErrors) => (
        <>
          <TextField
            id="profile-name"
            name="name"
            label="Ваше имя"
            autoComplete="name"
            maxLength={NAME_MAX}
            required
            defaultValue={user.name}
            errors={getErrors('name')}
          />
          <PhoneField
            id="profile-phone"
            name="phone"
            label="Телефон"
            defaultValue={formatForMask(user.phone ?? '')}
            errors={getErrors('phone')}
          />
          <Select
            id="profile-city"
            name="cityId"
            label="Город"
            options={options}
            placeholder="Не выбран"
            defaultValue={user.cityId ?? ''}
            errors={getErrors('cityId')}
          />
        </>
      )}
    </AccountForm>
  )
}
