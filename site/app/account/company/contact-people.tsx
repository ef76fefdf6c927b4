import type { ContactPerson } from '@rapport/contract/accounts/company'
import { formatPhone } from '@rapport/contract/fields/phone'
import { COMPANY_LIST_MAX, CONTACT_NAME_MAX, EMAIL_MAX } from '@rapport/contract/limits'
import { useRef } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { PhoneField } from '../../ui/field/phone-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { classNames } from '../../ui/text/class-names.ts'
import styles from './company.module.css'
import { type Entry, useEntries } from './use-entries.ts'

const NOBODY: ContactPerson = { name: '', post: '', phone: '', email: '' }

type ErrorsOf = (name: string) => string[] | undefined

/** Whom to speak to in the company. */
export function ContactPeople({
  contacts,
  errorsOf,
}: {
  contacts: readonly ContactPerson[]
  errorsOf: ErrorsOf
}) {
  const { entries, isFull, add, remove } = useEntries(contacts, NOBODY)
  const addButton = useRef<HTMLButtonElement>(null)
  return (
    <>
      {entries.length > 0 && (
        <ul className={styles.list}>
          {entries.map((entry, index) => (
            <li key={entry.key}>
              <ContactFields
                entry={entry}
                heading={`Контактное лицо ${index + 1}`}
                errorsOf={errorsOf}
                remove={() => {
                  remove(entry.key)
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
        Добавить контактное лицо
      </Button>
      {isFull && <p className={styles.note}>Больше {COMPANY_LIST_MAX} контактных лиц добавить нельзя.</p>}
    </>
  )
}

interface ContactFieldsProps {
  entry: Entry<ContactPerson>
  heading: string
  errorsOf: ErrorsOf
  remove: () => void
}

function ContactFields({ entry: { key, initial, isAdded }, heading, errorsOf, remove }: ContactFieldsProps) {
  const field = (name: keyof ContactPerson) => ({
    id: `company-contact-${key}-${name}`,
    name: `contact.${key}.${name}`,
    autoComplete: 'off',
    errors: errorsOf(`contact.${key}.${name}`),
  })
  return (
    <fieldset className={styles.contact} aria-label={heading}>
      <div className={styles.contactHead}>
        <h4>{heading}</h4>
        <IconButton icon="close" label={`Удалить: ${heading.toLowerCase()}`} onClick={remove} />
      </div>
      <div className={classNames(styles.fields, styles.two)}>
        <TextField
          {...field('name')}
          label="Имя"
          maxLength={CONTACT_NAME_MAX}
          required
          defaultValue={initial.name}
          autoFocus={isAdded}
        />
        <TextField
          {...field('post')}
          label="Должность"
          maxLength={CONTACT_NAME_MAX}
          defaultValue={initial.post}
        />
        <PhoneField
          {...field('phone')}
          label="Телефон"
          placeholder="+7 (___) ___-__-__"
          defaultValue={formatPhone(initial.phone)}
        />
        <TextField
          {...field('email')}
          type="email"
          label="Email"
          maxLength={EMAIL_MAX}
          defaultValue={initial.email}
        />
      </div>
    </fieldset>
  )
}
