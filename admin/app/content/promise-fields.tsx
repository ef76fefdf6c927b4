import { vatText } from '@rapport/contract/site/promises'
import type { SiteSnapshot } from '@rapport/staff-contract/snapshots/site-snapshot'
import type { EntryFieldsProps, EntryForm } from '../editing/entry-form.ts'
import { Field } from '../editing/fields/entry-field.tsx'
import { NumberEntryField, RowsEntryField, SelectEntryField } from '../editing/fields/entry-fields.tsx'
import { TextArea } from '../ui/field/text-area.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Select } from '../ui/select/select.tsx'
import { PageLinkField } from './page-link-field.tsx'

type Promise = SiteSnapshot['productPromises'][number]

const VAT = (['', '22', '10', '7', '5', 'none'] as const).map((value) => ({
  value,
  label: vatText(value) || 'Ничего не\u00A0писать',
}))

const DISPLAYS = [
  { value: 'all', label: 'Всем' },
  { value: 'users', label: 'Тем, кто вошёл в\u00A0кабинет' },
  { value: 'request', label: 'Никому: «по\u00A0запросу»' },
] as const

const ICONS = [
  { value: 'check', label: 'Галочка' },
  { value: 'eye', label: 'Глаз' },
  { value: 'pin', label: 'Место на\u00A0карте' },
  { value: 'clock', label: 'Часы' },
  { value: 'phone', label: 'Телефон' },
  { value: 'heart', label: 'Сердце' },
] as const

/** Fields of what the factory promises: call, least order, VAT, steps after an order, and words beside prices. */
export const PromiseFields = ({ editor }: EntryFieldsProps<'site'>) => (
  <>
    <Panel
      heading="Условия"
      lead="Эти слова сайт сам склоняет и&nbsp;ставит в&nbsp;заголовки, баннеры, форму заявки и&nbsp;письма."
    >
      <NumberEntryField editor={editor} name="callbackMinutes" />
      <NumberEntryField editor={editor} name="minimumPieces" />
      <NumberEntryField editor={editor} name="minimumMetres" />
    </Panel>
    <Panel heading="Цены">
      <SelectEntryField editor={editor} name="priceDisplay" options={DISPLAYS} />
      <SelectEntryField editor={editor} name="vat" options={VAT} />
    </Panel>
    <Panel heading="После заявки" lead="Клиент видит это по&nbsp;порядку, как только отправил заявку.">
      <RowsEntryField
        editor={editor}
        name="nextSteps"
        addLabel="Добавить шаг"
        getName={({ text }, index) => text || `Шаг ${index + 1}`}
      >
        {(bind) => <TextArea label="Что будет" {...bind('text')} />}
      </RowsEntryField>
    </Panel>
    <Panel heading="Рядом с ценой" lead="Стоит у&nbsp;каждого изделия после срока изготовления.">
      <RowsEntryField
        editor={editor}
        name="productPromises"
        addLabel="Добавить обещание"
        getName={({ name }, index) => name || `Обещание ${index + 1}`}
      >
        {(bind) => (
          <>
            <Select label="Значок" options={ICONS} {...bind('icon')} />
            <TextField label="Название" {...bind('name')} />
            <TextField label="Слова" {...bind('text')} />
            <PageLinkField {...bind('link')} />
          </>
        )}
      </RowsEntryField>
    </Panel>
    <Panel heading="Расчёт для&nbsp;магазина" lead="Калькулятор прибыли стоит на&nbsp;оптовых страницах.">
      <Field editor={editor} name="marginPost">
        {(field) => (
          <PageLinkField
            hint={
              <>
                Адрес опубликованной статьи: <code>/blog/nacenka/</code>. На&nbsp;неё ведёт «Как мы это
                посчитали». Пусто&nbsp;— ссылки нет
              </>
            }
            {...field}
          />
        )}
      </Field>
    </Panel>
  </>
)

/** Labels of the fields of `PromiseFields`. */
export const promiseDescriptions = {
  callbackMinutes: {
    label: 'Перезвоним, минут',
    hint: 'За сколько рабочих минут перезвоните: 15, 60, 120. 0\u00A0— срок не\u00A0обещаем: «перезвоним в\u00A0рабочее время»',
  },
  minimumPieces: {
    label: 'Наименьший заказ, штук',
    hint: '50\u00A0— «от\u00A050\u00A0штук», и\u00A0меньше заказать нельзя. 0\u00A0— ничего не\u00A0писать',
  },
  minimumMetres: { label: 'Наименьший метраж ткани', hint: 'То же для ткани метражом' },
  priceDisplay: {
    label: 'Кому показывать цены',
    hint: 'Если не\u00A0всем, цен не\u00A0будет ни\u00A0на\u00A0страницах, ни\u00A0в\u00A0поисковиках, а\u00A0выгрузка в\u00A0Яндекс Товары выключится: без цен её не\u00A0принимают',
  },
  vat: {
    label: 'НДС',
    hint: 'Стоит под ценой изделия. Не\u00A0указан\u00A0— под ценой ничего, а\u00A0в\u00A0расчётах и\u00A0КП\u00A0— как у\u00A0первого юрлица',
  },
  nextSteps: { label: 'Шаги', shown: 'list', getText: ({ text }: { text: string }) => text },
  productPromises: {
    label: 'Обещания',
    shown: 'list',
    getText: ({ name, text }: Promise) => `${name}: ${text}`,
  },
  marginPost: { label: 'Статья о\u00A0марже' },
} satisfies Partial<EntryForm<'site'>['fields']>
