import { POSTAL_ADDRESS_MAX } from '@rapport/contract/accounts/account-limits'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import styles from './company.module.css'
import { EntryList } from './entry-list.tsx'

interface DeliveryAddressesProps {
  addresses: readonly string[]
  getErrors: (name: string) => string[] | undefined
}

/** Delivery addresses of the company, one field each. */
export const DeliveryAddresses = ({ addresses, getErrors }: DeliveryAddressesProps) => (
  <EntryList initial={addresses} empty="" addLabel="Добавить адрес" ofMany="адресов">
    {({ key, initial, isAdded }, index, remove) => (
      <div className={styles.address}>
        <TextField
          id={`company-address-${key}`}
          name={`address.${key}`}
          label={`Адрес ${index + 1}`}
          autoComplete="off"
          maxLength={POSTAL_ADDRESS_MAX}
          defaultValue={initial}
          errors={getErrors(`address.${key}`)}
          autoFocus={isAdded}
        />
        <IconButton icon="close" label={`Удалить адрес ${index + 1}`} onClick={remove} />
      </div>
    )}
  </EntryList>
)
