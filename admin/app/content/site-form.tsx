import { POSTAL_ADDRESS_MAX } from '@rapport/contract/accounts/account-limits'
import { formatPhone } from '@rapport/contract/fields/format-phone'
import { normalizePhone } from '@rapport/contract/fields/phone'
import { SHORT_FIELD_MAX } from '@rapport/contract/orders/order-limits'
import { TITLE_MAX } from '@rapport/staff-contract/editing/text-limits'
import { SOCIAL_LINKS_MAX } from '@rapport/staff-contract/snapshots/page-content-limits'
import type { SiteSnapshot } from '@rapport/staff-contract/snapshots/site-snapshot'
import type { EntryFieldsProps, EntryForm } from '../editing/entry-form.ts'
import { DocumentField } from '../editing/fields/document-field.tsx'
import { Field } from '../editing/fields/entry-field.tsx'
import { NumberField } from '../editing/fields/number-field.tsx'
import { RowsField } from '../editing/fields/rows-field.tsx'
import { WarningsField, warningsDescription } from '../editing/fields/warnings-field.tsx'
import { PictureField } from '../media/picture-field.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Select } from '../ui/select/select.tsx'

type SocialLink = SiteSnapshot['social'][number]

const fields = {
  title: { label: 'Название фабрики' },
  tagline: { label: 'Что это за\u00A0фабрика' },
  logo: { label: 'Логотип', shown: 'picture' },
  foundedYear: { label: 'Год основания' },
  ordersCompleted: { label: 'Выполнено заказов' },
  ratingTenths: { label: 'Оценка' },
  brandBook: { label: 'Брендбук' },
  phone: { label: 'Телефон' },
  supportEmail: { label: 'Почта' },
  address: { label: 'Адрес' },
  operationMode: { label: 'Часы работы' },
  social: { label: 'Соцсети', shown: 'list', textOf: ({ name, link }: SocialLink) => `${name}: ${link}` },
  warnings: warningsDescription,
} satisfies EntryForm<'site'>['fields']

const NETWORKS = [
  { value: 'telegram', label: 'Телеграм' },
  { value: 'vk', label: 'ВКонтакте' },
] as const
const EMPTY_LINK: SocialLink = { type: 'telegram', name: '', link: '' }

const SiteFields = (props: EntryFieldsProps<'site'>) => (
  <>
    <FactoryFields {...props} />
    <ContactFields {...props} />
    <SocialFields {...props} />
    <Panel heading="Предупреждения для всех городов">
      <Field editor={props.editor} name="warnings">
        {(field, errorsWithin) => <WarningsField {...field} errorsWithin={errorsWithin} />}
      </Field>
    </Panel>
  </>
)

const FactoryFields = ({ editor }: EntryFieldsProps<'site'>) => (
  <Panel heading="Фабрика" lead="Это видно на&nbsp;каждой странице.">
    <Field editor={editor} name="title">
      {(field) => <TextField label={fields.title.label} maxLength={TITLE_MAX} {...field} />}
    </Field>
    <Field editor={editor} name="tagline">
      {(field) => (
        <TextField
          label={fields.tagline.label}
          hint="Стоит после названия: «фабрика текстиля»"
          maxLength={SHORT_FIELD_MAX}
          {...field}
        />
      )}
    </Field>
    <Field editor={editor} name="logo">
      {(field) => <PictureField label={fields.logo.label} isOptional {...field} />}
    </Field>
    <Field editor={editor} name="foundedYear">
      {(field) => <NumberField label={fields.foundedYear.label} empty={0} {...field} />}
    </Field>
    <Field editor={editor} name="ordersCompleted">
      {(field) => <NumberField label={fields.ordersCompleted.label} empty={0} {...field} />}
    </Field>
    <Field editor={editor} name="ratingTenths">
      {({ value, onChange, ...field }) => (
        <NumberField
          label={fields.ratingTenths.label}
          hint="От&nbsp;0 до&nbsp;5, с&nbsp;одним знаком: 4,9"
          empty={0}
          value={value / 10}
          onChange={(rating) => onChange(toTenths(rating))}
          {...field}
        />
      )}
    </Field>
    <Field editor={editor} name="brandBook">
      {(field) => <DocumentField label={fields.brandBook.label} {...field} />}
    </Field>
  </Panel>
)

/** Returns a rating in tenths; one with more digits is none, and is said to be wrong. */
const toTenths = (rating: number) => Number((rating * 10).toFixed(6))

const ContactFields = ({ editor }: EntryFieldsProps<'site'>) => (
  <Panel heading="Связь" lead="Город, у&nbsp;которого своё не&nbsp;заполнено, показывает это.">
    <Field editor={editor} name="phone">
      {({ value, onChange, ...field }) => (
        <TextField
          label={fields.phone.label}
          type="tel"
          hint="Как удобно: 8 (495) 123-45-67"
          value={formatPhone(value)}
          onChange={onChange}
          onBlur={() => onChange(normalizePhone(value) ?? value)}
          {...field}
        />
      )}
    </Field>
    <Field editor={editor} name="supportEmail">
      {(field) => <TextField label={fields.supportEmail.label} type="email" {...field} />}
    </Field>
    <Field editor={editor} name="address">
      {(field) => <TextField label={fields.address.label} maxLength={POSTAL_ADDRESS_MAX} {...field} />}
    </Field>
    <Field editor={editor} name="operationMode">
      {(field) => (
        <TextField
          label={fields.operationMode.label}
          hint="Пн–Пт 09:30–18:00; Сб 10:00–16:00. По&nbsp;ним считается и&nbsp;время звонка клиенту"
          maxLength={SHORT_FIELD_MAX}
          {...field}
        />
      )}
    </Field>
  </Panel>
)

const SocialFields = ({ editor }: EntryFieldsProps<'site'>) => (
  <Panel heading="Соцсети">
    <Field editor={editor} name="social">
      {(field, errorsWithin) => (
        <RowsField
          label="Где нас найти"
          addLabel="Добавить"
          emptyRow={EMPTY_LINK}
          max={SOCIAL_LINKS_MAX}
          nameOf={({ name }, index) => name || `Соцсеть ${index + 1}`}
          errorsWithin={errorsWithin}
          {...field}
        >
          {(bind) => (
            <>
              <Select label="Соцсеть" options={NETWORKS} {...bind('type')} />
              <TextField label="Название" maxLength={SHORT_FIELD_MAX} {...bind('name')} />
              <TextField label="Ссылка" inputMode="url" spellCheck="false" {...bind('link')} />
            </>
          )}
        </RowsField>
      )}
    </Field>
  </Panel>
)

export const siteForm: EntryForm<'site'> = {
  kind: 'site',
  empty: {
    title: '',
    tagline: '',
    logo: null,
    phone: '',
    supportEmail: '',
    address: '',
    operationMode: '',
    social: [],
    brandBook: null,
    ratingTenths: 50,
    ordersCompleted: 0,
    foundedYear: 2000,
    warnings: [],
  },
  pathOf: () => '/',
  fields,
  Fields: SiteFields,
}
