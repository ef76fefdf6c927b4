import { CONTACT_NAME_MAX } from '@rapport/contract/accounts/account-limits'
import type { ContactPerson } from '@rapport/contract/accounts/company'
import { EMAIL_MAX } from '@rapport/contract/fields/field-limits'
import { formatForMask } from '@rapport/contract/fields/format-phone'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { PhoneField } from '../../ui/field/phone-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { classNames } from '../../ui/text/class-names.ts'
import styles from './company.module.css'
import { type Entry, EntryList } from './entry-list.tsx'

const NOBODY: ContactPerson = { name: '', post: '', phone: '', email: '' }

type GetErrors = (name: string) => string[] | undefined

/** Contact people of the company. */
export const ContactPeople = ({
  contacts,
  getErrors,
}: {
  contacts: readonly ContactPerson[]
  getErrors: GetErrors
}) => (
  <EntryList initial={contacts} empty={NOBODY} addLabel="Добавить контактное лицо" ofMany="контактных лиц">
    {(entry, index, remove) => (
      <ContactFields
        entry={entry}
        heading={`Контактное лицо ${index + 1}`}
        getErrors={getErrors}
        remove={remove}
      />
    )}
  </EntryList>
)

interface ContactFieldsProps {
  entry: Entry<ContactPerson>
  heading: string
  getErrors: GetErrors
  remove: () => void
}

function ContactFields({ entry: { key, initial, isAdded }, heading, getErrors, remove }: ContactFieldsProps) {
  const field = (name: keyof ContactPerson) => ({
    id: `company-contact-${key}-${name}`,
    name: `contact.${key}.${name}`,
    autoComplete: 'off',
    errors: getErrors(`contact.${key}.${name}`),
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
        <PhoneField {...field('phone')} label="Телефон" defaultValue={formatForMask(initial.phone)} />
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
