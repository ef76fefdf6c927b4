import { COMPANY_LIST_MAX, POSTAL_ADDRESS_MAX } from '@rapport/contract/limits'
import { useRef } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import styles from './company.module.css'
import { useEntries } from './use-entries.ts'

interface DeliveryAddressesProps {
  addresses: readonly string[]
  errorsOf: (name: string) => string[] | undefined
}

/** Where goods are delivered to: as many fields as addresses. */
export function DeliveryAddresses({ addresses, errorsOf }: DeliveryAddressesProps) {
  const { entries, isFull, add, remove } = useEntries(addresses, '')
  const addButton = useRef<HTMLButtonElement>(null)
  return (
    <>
      {entries.length > 0 && (
        <ul className={styles.list}>
          {entries.map(({ key, initial, isAdded }, index) => (
            <li key={key} className={styles.address}>
              <TextField
                id={`company-address-${key}`}
                name={`address.${key}`}
                label={`Адрес ${index + 1}`}
                autoComplete="off"
                maxLength={POSTAL_ADDRESS_MAX}
                defaultValue={initial}
                errors={errorsOf(`address.${key}`)}
                autoFocus={isAdded}
              />
              <IconButton
                icon="close"
                label={`Удалить адрес ${index + 1}`}
                onClick={() => {
                  remove(key)
                  addButton.current?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <Button
        ref={addButton}
        variant="outline"
        compact
        className={styles.add}
        disabled={isFull}
        onClick={add}
      >
        Добавить адрес
      </Button>
      {isFull && <p className={styles.note}>Больше {COMPANY_LIST_MAX} адресов добавить нельзя.</p>}
    </>
  )
}
