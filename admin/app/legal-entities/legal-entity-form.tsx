import { emptySnapshot } from '@rapport/staff-contract/entries/snapshot-schema'
import type { EntryFieldsProps, EntryForm } from '../editing/entry-form.ts'
import { SelectEntryField, TextAreaEntryField, TextEntryField } from '../editing/fields/entry-fields.tsx'
import { Panel } from '../ui/panel/panel.tsx'

const VAT_MODES = [
  { value: 'standard', label: 'Общая система: 22\u00A0% с\u00A02026\u00A0года, льготные товары 10\u00A0%' },
  { value: 'simplified5', label: 'УСН с\u00A0НДС 5\u00A0%' },
  { value: 'simplified7', label: 'УСН с\u00A0НДС 7\u00A0%' },
  { value: 'none', label: 'Без НДС' },
] as const

const LegalEntityFields = ({ editor }: EntryFieldsProps<'legal-entity'>) => (
  <>
    <Panel heading="Юрлицо или&nbsp;ИП">
      <TextEntryField editor={editor} name="title" />
      <TextEntryField editor={editor} name="inn" />
      <TextEntryField editor={editor} name="kpp" />
      <TextEntryField editor={editor} name="ogrn" />
      <TextAreaEntryField editor={editor} name="address" />
      <TextEntryField editor={editor} name="phone" />
    </Panel>
    <Panel heading="Счёт в&nbsp;банке" lead="Из&nbsp;этих цифр складывается QR-код для&nbsp;оплаты.">
      <TextEntryField editor={editor} name="bic" />
      <TextEntryField editor={editor} name="bankName" />
      <TextEntryField editor={editor} name="account" />
      <TextEntryField editor={editor} name="correspondentAccount" />
    </Panel>
    <Panel heading="НДС и&nbsp;подписи">
      <SelectEntryField editor={editor} name="vatMode" options={VAT_MODES} />
      <TextEntryField editor={editor} name="directorPost" />
      <TextEntryField editor={editor} name="directorName" />
      <TextEntryField editor={editor} name="accountantName" />
    </Panel>
  </>
)

export const entryForm: EntryForm<'legal-entity'> = {
  kind: 'legal-entity',
  empty: emptySnapshot('legal-entity', { vatMode: 'standard', directorPost: 'Генеральный директор' }),
  getPath: () => undefined,
  fields: {
    title: {
      label: 'Название',
      hint: 'Как в\u00A0документах: ООО\u00A0«Ткацкая мануфактура», ИП\u00A0Ткачёва Анна Сергеевна',
    },
    inn: { label: 'ИНН', hint: '10\u00A0цифр у\u00A0компании, 12\u00A0у\u00A0ИП' },
    kpp: { label: 'КПП', hint: 'У\u00A0ИП не\u00A0бывает' },
    ogrn: { label: 'ОГРН или\u00A0ОГРНИП' },
    address: { label: 'Юридический адрес' },
    phone: { label: 'Телефон', hint: 'Стоит в\u00A0счёте; можно не\u00A0указывать' },
    bic: { label: 'БИК' },
    bankName: { label: 'Банк', hint: 'Название и\u00A0город, как в\u00A0реквизитах от\u00A0банка' },
    account: { label: 'Расчётный счёт' },
    correspondentAccount: { label: 'Корреспондентский счёт' },
    vatMode: { label: 'НДС' },
    directorPost: { label: 'Кто подписывает' },
    directorName: { label: 'Фамилия и\u00A0инициалы' },
    accountantName: { label: 'Главный бухгалтер', hint: 'Пусто, если директор подписывает один' },
    position: { label: 'Место в\u00A0ряду', hint: 'Первое предлагается для\u00A0новых счетов' },
  },
  Fields: LegalEntityFields,
}
