import { formatPhone } from '@rapport/contract/fields/format-phone'
import { normalizePhone } from '@rapport/contract/fields/phone'
import { emptySnapshot } from '@rapport/staff-contract/entries/snapshot-schema'
import type { SiteSnapshot } from '@rapport/staff-contract/snapshots/site-snapshot'
import type { EntryFieldsProps, EntryForm } from '../editing/entry-form.ts'
import { Field } from '../editing/fields/entry-field.tsx'
import {
  DocumentEntryField,
  NumberEntryField,
  RowsEntryField,
  TextEntryField,
} from '../editing/fields/entry-fields.tsx'
import { NumberField } from '../editing/fields/number-field.tsx'
import { WarningsField, warningsDescription } from '../editing/fields/warnings-field.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Select } from '../ui/select/select.tsx'
import { PromiseFields, promiseDescriptions } from './promise-fields.tsx'

type SocialLink = SiteSnapshot['social'][number]

const NETWORKS = [
  { value: 'telegram', label: 'Телеграм' },
  { value: 'vk', label: 'ВКонтакте' },
] as const

const SiteFields = (props: EntryFieldsProps<'site'>) => (
  <>
    <FactoryFields {...props} />
    <CompanyFields {...props} />
    <ContactFields {...props} />
    <PromiseFields {...props} />
    <SocialFields {...props} />
    <Panel heading="Предупреждения для всех городов">
      <Field editor={props.editor} name="warnings">
        {(field, within) => <WarningsField {...field} {...within} />}
      </Field>
    </Panel>
  </>
)

const FactoryFields = ({ editor }: EntryFieldsProps<'site'>) => (
  <Panel heading="Фабрика" lead="Это видно на&nbsp;каждой странице.">
    <TextEntryField editor={editor} name="title" />
    <TextEntryField editor={editor} name="tagline" />
    <NumberEntryField editor={editor} name="foundedYear" />
    <NumberEntryField editor={editor} name="ordersCompleted" />
    <Field editor={editor} name="ratingTenths">
      {({ value, onChange, ...field }) => (
        <NumberField
          hint="От&nbsp;0 до&nbsp;5, с&nbsp;одним знаком: 4,9. 0&nbsp;— не&nbsp;показывать"
          empty={0}
          value={value / 10}
          onChange={(rating) => onChange(toTenths(rating))}
          {...field}
        />
      )}
    </Field>
    <DocumentEntryField editor={editor} name="brandBook" />
  </Panel>
)

/** Converts a rating to tenths. More decimals give a fraction, which the schema rejects. */
const toTenths = (rating: number) => Number((rating * 10).toFixed(6))

export const CompanyFields = ({ editor }: EntryFieldsProps<'site'>) => (
  <Panel
    heading="Юридическое лицо"
    lead="Кто продаёт и&nbsp;отвечает за&nbsp;персональные данные. Видно в&nbsp;контактах. Без названия, адреса и&nbsp;текста согласия формы заявки и&nbsp;регистрации закрыты."
  >
    <TextEntryField editor={editor} name="legalName" />
    <TextEntryField editor={editor} name="inn" />
    <TextEntryField editor={editor} name="ogrn" />
  </Panel>
)

export const ContactFields = ({ editor }: EntryFieldsProps<'site'>) => (
  <Panel heading="Связь" lead="Город, у&nbsp;которого своё не&nbsp;заполнено, показывает это.">
    <Field editor={editor} name="phone">
      {({ value, onChange, ...field }) => (
        <TextField
          type="tel"
          hint="Как удобно: 8 (495) 123-45-67. Можно не&nbsp;заполнять: тогда вместо него показываем почту"
          value={formatPhone(value)}
          onChange={onChange}
          onBlur={() => onChange(normalizePhone(value) ?? value)}
          {...field}
        />
      )}
    </Field>
    <TextEntryField editor={editor} name="supportEmail" type="email" />
    <TextEntryField editor={editor} name="address" />
    <TextEntryField editor={editor} name="operationMode" />
  </Panel>
)

const SocialFields = ({ editor }: EntryFieldsProps<'site'>) => (
  <Panel heading="Соцсети">
    <RowsEntryField
      editor={editor}
      name="social"
      label="Где нас найти"
      addLabel="Добавить"
      getName={({ name }, index) => name || `Соцсеть ${index + 1}`}
    >
      {(bind) => (
        <>
          <Select label="Соцсеть" options={NETWORKS} {...bind('type')} />
          <TextField label="Название" {...bind('name')} />
          <TextField label="Ссылка" inputMode="url" spellCheck="false" {...bind('link')} />
        </>
      )}
    </RowsEntryField>
  </Panel>
)

export const entryForm: EntryForm<'site'> = {
  kind: 'site',
  empty: emptySnapshot('site'),
  getPath: () => '/',
  fields: {
    title: { label: 'Название фабрики' },
    tagline: { label: 'Что это за\u00A0фабрика', hint: 'Стоит после названия: «швейная мастерская»' },
    legalName: {
      label: 'Юридическое название',
      hint: 'Как в\u00A0выписке: ООО «Ткацкий двор», ИП Иванова Анна Петровна',
    },
    inn: { label: 'ИНН', hint: 'Можно не\u00A0заполнять' },
    ogrn: { label: 'ОГРН', hint: 'У\u00A0предпринимателя\u00A0— ОГРНИП' },
    foundedYear: { label: 'Год основания', hint: '0\u00A0— не\u00A0показывать' },
    ordersCompleted: { label: 'Выполнено заказов', hint: '0\u00A0— не\u00A0показывать' },
    ratingTenths: { label: 'Оценка' },
    brandBook: { label: 'Брендбук' },
    phone: { label: 'Телефон' },
    supportEmail: { label: 'Почта' },
    address: { label: 'Адрес' },
    operationMode: {
      label: 'Часы работы',
      hint: 'Пн–Пт 09:30–18:00; Сб 10:00–16:00. По\u00A0ним считается и\u00A0время звонка клиенту',
    },
    social: { label: 'Соцсети', shown: 'list', getText: ({ name, link }: SocialLink) => `${name}: ${link}` },
    ...promiseDescriptions,
    warnings: warningsDescription,
  },
  Fields: SiteFields,
}
