import { formatPhone } from '@rapport/contract/fields/format-phone'
import { WEEKDAYS } from '@rapport/contract/hours/week-hours'
import { CONTACTS_PATH } from '@rapport/contract/paths/paths'
import { emptySnapshot } from '@rapport/staff-contract/entries/snapshot-schema'
import type { EntryFieldsProps, EntryForm } from '../editing/entry-form.ts'
import { Field } from '../editing/fields/entry-field.tsx'
import {
  BodyEntryField,
  PicturesEntryField,
  SelectEntryField,
  TagsEntryField,
  TextEntryField,
} from '../editing/fields/entry-fields.tsx'
import { seoFields } from '../editing/fields/seo-fields.tsx'
import { WarningsField, warningsDescription } from '../editing/fields/warnings-field.tsx'
import { useEditorState } from '../editing/form/use-entry-editor.ts'
import { PageSeo } from '../editing/seo/page-seo.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { ExceptionsField, exceptionsDescription } from './exceptions-field.tsx'
import { PhonesField } from './phones-field.tsx'
import { WeekField } from './week-field.tsx'

function CityFields({ editor }: EntryFieldsProps<'city'>) {
  const { photos, timeZone } = useEditorState(editor).snapshot
  return (
    <>
      <Panel heading="Связь">
        <TextEntryField editor={editor} name="title" />
        <PhonesField editor={editor} />
        <TextEntryField editor={editor} name="email" type="email" />
        <TextEntryField editor={editor} name="address" />
      </Panel>
      <Panel heading="Часы работы" lead="По&nbsp;ним сайт пишет «Сейчас открыто», а&nbsp;заявка ждёт звонка.">
        <Field editor={editor} name="week">
          {(field, { errorsWithin }) => <WeekField errorsWithin={errorsWithin} {...field} />}
        </Field>
        <TextEntryField editor={editor} name="hoursText" />
        <SelectEntryField editor={editor} name="timeZone" options={timeZoneOptions(timeZone)} />
        <Field editor={editor} name="exceptions">
          {(field, within) => <ExceptionsField {...field} {...within} />}
        </Field>
      </Panel>
      <Panel heading="Предупреждения">
        <Field editor={editor} name="warnings">
          {(field, within) => <WarningsField {...field} {...within} />}
        </Field>
      </Panel>
      <Panel heading="Офис">
        <TextEntryField editor={editor} name="coordinates" />
        <BodyEntryField editor={editor} name="howToGet" />
        <PicturesEntryField editor={editor} name="photos" />
      </Panel>
      <Panel heading="Место на&nbsp;сайте">
        <TextEntryField editor={editor} name="subdomain" spellCheck="false" />
        <TagsEntryField editor={editor} name="aliases" newLabel="Новое название" />
        <TextEntryField editor={editor} name="phoneGoal" />
      </Panel>
      <PageSeo
        editor={editor}
        lead="Страница офиса. Пустое поле сайт заполнит сам: по&nbsp;городу, адресу и&nbsp;часам."
        // The first photo is the default picture for sharing.
        picture={photos[0] ?? null}
      />
    </>
  )
}

export const entryForm: EntryForm<'city'> = {
  kind: 'city',
  empty: emptySnapshot('city', { week: WEEKDAYS.map(() => ''), timeZone: 'Europe/Moscow' }),
  getPath: () => CONTACTS_PATH,
  fields: {
    title: { label: 'Город' },
    phones: {
      label: 'Телефоны',
      hint: 'Как удобно: 8 (495) 123-45-67. Первый стоит в\u00A0шапке сайта. Нажмите на\u00A0телефон, чтобы изменить его',
      shown: 'list',
      getText: formatPhone,
    },
    email: { label: 'Почта' },
    address: { label: 'Адрес', hint: 'Без города: он\u00A0стоит перед ним' },
    coordinates: {
      label: 'Координаты',
      hint: 'Как их\u00A0копируют из\u00A0карт: 55.7687, 37.6842. Пусто\u00A0— без карты',
    },
    howToGet: { label: 'Как добраться' },
    photos: { label: 'Фотографии', shown: 'list' },
    week: { label: 'Часы по\u00A0дням недели', getText: (hours: string) => hours || 'закрыто' },
    hoursText: {
      label: 'Часы словами',
      hint: 'Если по\u00A0дням не\u00A0сказать: «По\u00A0звонку». Видно, когда все дни пусты',
    },
    exceptions: exceptionsDescription,
    timeZone: { label: 'Часовой пояс' },
    warnings: warningsDescription,
    subdomain: {
      label: 'Поддомен',
      hint: (
        <>
          Первое слово адреса: <code>tula</code>. Пусто&nbsp;— у&nbsp;главного города
        </>
      ),
    },
    aliases: {
      label: 'Другие названия и\u00A0соседи',
      hint: 'По\u00A0ним узнают, что посетитель отсюда',
      shown: 'list',
    },
    phoneGoal: {
      label: 'Цель для счётчика',
      hint: 'Её\u00A0засчитает нажатие на\u00A0телефон; пусто\u00A0— общая',
    },
    position: { label: 'Место в\u00A0ряду' },
    ...seoFields,
  },
  Fields: CityFields,
}

/** Time zones of Russia from west to east, by a city in each. */
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

/** Adds the stored time zone if it is not in the list. */
const timeZoneOptions = (chosen: string) =>
  TIME_ZONES.some(({ value }) => value === chosen)
    ? TIME_ZONES
    : [...TIME_ZONES, { value: chosen, label: chosen }]
