import { POSTAL_ADDRESS_MAX } from '@rapport/contract/accounts/account-limits'
import { EMAIL_MAX } from '@rapport/contract/fields/field-limits'
import { formatPhone } from '@rapport/contract/fields/format-phone'
import { normalizePhone } from '@rapport/contract/fields/phone'
import { WEEKDAYS } from '@rapport/contract/hours/week-hours'
import { SHORT_FIELD_MAX } from '@rapport/contract/orders/order-limits'
import { CONTACTS_PATH } from '@rapport/contract/paths/paths'
import { SLUG_MAX, TAG_MAX } from '@rapport/contract/paths/query-limits'
import { CITY_PHOTOS_MAX } from '@rapport/staff-contract/snapshots/city-limits'
import { EMPTY_SEO } from '@rapport/staff-contract/snapshots/seo-snapshot'
import type { EntryFieldsProps, EntryForm } from '../editing/entry-form.ts'
import { BodyField } from '../editing/fields/body-field.tsx'
import { Field } from '../editing/fields/entry-field.tsx'
import { PicturesField } from '../editing/fields/pictures-field.tsx'
import { seoFields } from '../editing/fields/seo-fields.tsx'
import { WarningsField, warningsDescription } from '../editing/fields/warnings-field.tsx'
import { useEditorState } from '../editing/form/use-entry-editor.ts'
import { PageSeo } from '../editing/seo/page-seo.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Select } from '../ui/select/select.tsx'
import { TagsField } from '../ui/tags-field/tags-field.tsx'
import { ExceptionsField, exceptionsDescription } from './exceptions-field.tsx'
import { WeekField } from './week-field.tsx'

const fields = {
  title: { label: 'Город' },
  phones: { label: 'Телефоны', shown: 'list', textOf: formatPhone },
  email: { label: 'Почта' },
  address: { label: 'Адрес' },
  coordinates: { label: 'Координаты' },
  howToGet: { label: 'Как добраться' },
  photos: { label: 'Фотографии', shown: 'list' },
  week: { label: 'Часы по\u00A0дням недели', textOf: (hours: string) => hours || 'закрыто' },
  hoursText: { label: 'Часы словами' },
  exceptions: exceptionsDescription,
  timeZone: { label: 'Часовой пояс' },
  warnings: warningsDescription,
  subdomain: { label: 'Поддомен' },
  aliases: { label: 'Другие названия и\u00A0соседи', shown: 'list' },
  phoneGoal: { label: 'Цель для счётчика' },
  position: { label: 'Место в\u00A0ряду' },
  ...seoFields,
} satisfies EntryForm<'city'>['fields']

const CityFields = (props: EntryFieldsProps<'city'>) => (
  <>
    <ContactFields {...props} />
    <HoursFields {...props} />
    <Panel heading="Предупреждения">
      <Field editor={props.editor} name="warnings">
        {(field, errorsWithin) => <WarningsField {...field} errorsWithin={errorsWithin} />}
      </Field>
    </Panel>
    <OfficeFields {...props} />
    <AddressFields {...props} />
    <CitySeo {...props} />
  </>
)

/** The page is shared with the first of its photos. */
function CitySeo({ editor }: EntryFieldsProps<'city'>) {
  const { photos } = useEditorState(editor).snapshot
  return (
    <PageSeo
      editor={editor}
      lead="Страница офиса. Пустое поле сайт заполнит сам: по&nbsp;городу, адресу и&nbsp;часам."
      picture={photos[0] ?? null}
    />
  )
}

const ContactFields = ({ editor }: EntryFieldsProps<'city'>) => (
  <Panel heading="Связь">
    <Field editor={editor} name="title">
      {(field) => <TextField label={fields.title.label} maxLength={SHORT_FIELD_MAX} {...field} />}
    </Field>
    <Field editor={editor} name="phones">
      {({ errors, onChange, ...field }, errorsWithin) => (
        <TagsField
          label={fields.phones.label}
          // As the site stores them, in whatever spelling they are typed.
          onChange={(phones) => onChange(phones.map((phone) => normalizePhone(phone) ?? phone))}
          textOf={formatPhone}
          newLabel="Новый телефон"
          hint="Как удобно: 8 (495) 123-45-67. Первый стоит в&nbsp;шапке сайта. Нажмите на&nbsp;телефон, чтобы изменить его"
          maxLength={SHORT_FIELD_MAX}
          errors={[...errors, ...Object.values(errorsWithin).flat()]}
          {...field}
        />
      )}
    </Field>
    <Field editor={editor} name="email">
      {(field) => <TextField label={fields.email.label} type="email" maxLength={EMAIL_MAX} {...field} />}
    </Field>
    <Field editor={editor} name="address">
      {(field) => (
        <TextField
          label={fields.address.label}
          hint="Без города: он&nbsp;стоит перед ним"
          maxLength={POSTAL_ADDRESS_MAX}
          {...field}
        />
      )}
    </Field>
  </Panel>
)

const HoursFields = ({ editor }: EntryFieldsProps<'city'>) => (
  <Panel heading="Часы работы" lead="По&nbsp;ним сайт пишет «Сейчас открыто», а&nbsp;заявка ждёт звонка.">
    <Field editor={editor} name="week">
      {(field, errorsWithin) => (
        <WeekField label={fields.week.label} errorsWithin={errorsWithin} {...field} />
      )}
    </Field>
    <Field editor={editor} name="hoursText">
      {(field) => (
        <TextField
          label={fields.hoursText.label}
          hint="Если по&nbsp;дням не&nbsp;сказать: «По&nbsp;звонку». Видно, когда все дни пусты"
          maxLength={SHORT_FIELD_MAX}
          {...field}
        />
      )}
    </Field>
    <Field editor={editor} name="timeZone">
      {(field) => <Select label={fields.timeZone.label} options={timeZoneOptions(field.value)} {...field} />}
    </Field>
    <Field editor={editor} name="exceptions">
      {(field, errorsWithin) => <ExceptionsField {...field} errorsWithin={errorsWithin} />}
    </Field>
  </Panel>
)

const OfficeFields = ({ editor }: EntryFieldsProps<'city'>) => (
  <Panel heading="Офис">
    <Field editor={editor} name="coordinates">
      {(field) => (
        <TextField
          label={fields.coordinates.label}
          hint="Как их&nbsp;копируют из&nbsp;карт: 55.7687, 37.6842. Пусто&nbsp;— без карты"
          maxLength={SHORT_FIELD_MAX}
          {...field}
        />
      )}
    </Field>
    <Field editor={editor} name="howToGet">
      {(field) => <BodyField label={fields.howToGet.label} {...field} />}
    </Field>
    <Field editor={editor} name="photos">
      {(field, errorsWithin) => (
        <PicturesField
          label={fields.photos.label}
          max={CITY_PHOTOS_MAX}
          errorsWithin={errorsWithin}
          {...field}
        />
      )}
    </Field>
  </Panel>
)

const AddressFields = ({ editor }: EntryFieldsProps<'city'>) => (
  <Panel heading="Место на&nbsp;сайте">
    <Field editor={editor} name="subdomain">
      {(field) => (
        <TextField
          label={fields.subdomain.label}
          hint={
            <>
              Первое слово адреса: <code>tula</code>. Пусто&nbsp;— у&nbsp;главного города
            </>
          }
          maxLength={SLUG_MAX}
          spellCheck="false"
          {...field}
        />
      )}
    </Field>
    <Field editor={editor} name="aliases">
      {({ errors, ...field }, errorsWithin) => (
        <TagsField
          label={fields.aliases.label}
          newLabel="Новое название"
          hint="По&nbsp;ним узнают, что посетитель отсюда"
          maxLength={SHORT_FIELD_MAX}
          errors={[...errors, ...Object.values(errorsWithin).flat()]}
          {...field}
        />
      )}
    </Field>
    <Field editor={editor} name="phoneGoal">
      {(field) => (
        <TextField
          label={fields.phoneGoal.label}
          hint="Её&nbsp;засчитает нажатие на&nbsp;телефон; пусто&nbsp;— общая"
          maxLength={TAG_MAX}
          {...field}
        />
      )}
    </Field>
  </Panel>
)

export const cityForm: EntryForm<'city'> = {
  kind: 'city',
  empty: {
    title: '',
    aliases: [],
    subdomain: '',
    phones: [],
    phoneGoal: '',
    email: '',
    address: '',
    coordinates: '',
    howToGet: '',
    photos: [],
    week: WEEKDAYS.map(() => ''),
    hoursText: '',
    exceptions: [],
    timeZone: 'Europe/Moscow',
    warnings: [],
    position: null,
    seo: EMPTY_SEO,
  },
  pathOf: () => CONTACTS_PATH,
  fields,
  Fields: CityFields,
}

/** Clocks of Russia, from west to east, by a city that keeps each. */
const TIME_ZONES = [
  { value: 'Europe/Kaliningrad', label: 'Калининград (Москва\u00A0−1)' },
  { value: 'Europe/Moscow', label: 'Москва' },
  { value: 'Europe/Samara', label: 'Самара (Москва\u00A0+1)' },
  { value: 'Europe/Saratov', label: 'Саратов (Москва\u00A0+1)' },
  { value: 'Asia/Yekaterinburg', label: 'Екатеринбург (Москва\u00A0+2)' },
  { value: 'Asia/Omsk', label: 'Омск (Москва\u00A0+3)' },
  { value: 'Asia/Krasnoyarsk', label: 'Красноярск (Москва\u00A0+4)' },
  { value: 'Asia/Novosibirsk', label: 'Новосибирск (Москва\u00A0+4)' },
  { value: 'Asia/Irkutsk', label: 'Иркутск (Москва\u00A0+5)' },
  { value: 'Asia/Yakutsk', label: 'Якутск (Москва\u00A0+6)' },
  { value: 'Asia/Vladivostok', label: 'Владивосток (Москва\u00A0+7)' },
  { value: 'Asia/Magadan', label: 'Магадан (Москва\u00A0+8)' },
  { value: 'Asia/Kamchatka', label: 'Камчатка (Москва\u00A0+9)' },
]

/** Returns the clocks to choose from, and the one that was chosen elsewhere. */
const timeZoneOptions = (chosen: string) =>
  TIME_ZONES.some(({ value }) => value === chosen)
    ? TIME_ZONES
    : [...TIME_ZONES, { value: chosen, label: chosen }]
