import { priceListNames } from '@rapport/staff-contract/customers/price-list-names'
import { SHORT_TEXT_MAX } from '@rapport/staff-contract/editing/text-limits'
import { PRICE_LISTS } from '@rapport/staff-contract/prices/price-rules'
import { TextField } from '../../ui/field/text-field.tsx'
import { Select } from '../../ui/select/select.tsx'
import { GroupField } from '../fields/group-field.tsx'
import { MomentField } from '../fields/moment-field.tsx'
import { RaiseFields } from './raise-fields.tsx'
import { type ChangeFieldsProps, ValueField } from './value-field.tsx'

/** Option for all price lists; a Select needs a string. */
const ALL = 'all'

export function ChangeFields(props: ChangeFieldsProps) {
  const { action, field, draft, onChange, errors } = props
  switch (action) {
    case 'replace':
      return (
        <>
          <TextField
            label="Что найти"
            hint="Как написано: большие и&nbsp;малые буквы различаются"
            value={draft.find}
            onChange={(find) => onChange({ find })}
            maxLength={SHORT_TEXT_MAX}
            errors={errors['change.find'] ?? []}
          />
          <TextField
            label="На&nbsp;что заменить"
            hint="Пусто&nbsp;— найденное исчезнет"
            value={draft.replacement}
            onChange={(replacement) => onChange({ replacement })}
            maxLength={SHORT_TEXT_MAX}
          />
        </>
      )
    case 'raise':
      return (
        <>
          <RaiseFields value={draft} onChange={onChange} errors={errors['change.hundredths'] ?? []} />
          {field.hasLists && (
            <Select
              label="Прайс-лист"
              options={[
                { value: ALL, label: 'Все' },
                ...PRICE_LISTS.map((value) => ({ value, label: priceListNames[value] })),
              ]}
              value={draft.list ?? ALL}
              onChange={(list) => onChange({ list: list === ALL ? null : list })}
            />
          )}
        </>
      )
    case 'move':
      return (
        <GroupField
          label="Куда"
          value={draft.parent}
          title={undefined}
          onChange={(parent) => onChange({ parent })}
        />
      )
    case 'schedule':
      return (
        <>
          <MomentField
            label="Опубликовать"
            hint="По&nbsp;Москве. Пусто&nbsp;— останется как есть"
            value={draft.publishAt}
            onChange={(publishAt) => onChange({ publishAt })}
            errors={errors['change.publishAt'] ?? []}
            isReadOnly={false}
          />
          <MomentField
            label="Снять с&nbsp;сайта"
            hint="По&nbsp;Москве. Пусто&nbsp;— останется как есть"
            value={draft.takeDownAt}
            onChange={(takeDownAt) => onChange({ takeDownAt })}
            errors={errors['change.takeDownAt'] ?? []}
            isReadOnly={false}
          />
        </>
      )
    case 'publish':
    case 'take-down':
    case 'unschedule':
      return null
    default:
      return <ValueField {...props} />
  }
}
