import { ORDER_STATUSES, type OrderStatus } from '@rapport/contract/orders/order-status'
import { ENTRY_STATES, type EntryState } from '@rapport/staff-contract/entries/entries'
import {
  EXPORT_KINDS,
  EXPORT_ONLY_KINDS,
  type ExportKind,
  mayExport,
  PERSONAL_KINDS,
} from '@rapport/staff-contract/imports/import-kinds'
import { TABLE_FORMATS, type TableFormat } from '@rapport/staff-contract/imports/imports'
import { rowKindNames } from '@rapport/staff-contract/imports/row-kind-names'
import { orderStatusNames } from '@rapport/staff-contract/inbox/order-transitions'
import { TITLE_QUERY_MAX } from '@rapport/staff-contract/lists/list-limits'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { callAdmin } from '../api/admin-api.ts'
import { failureText } from '../api/admin-error.ts'
import { saveFile } from '../api/save-file.ts'
import { useSession } from '../api/session-context.ts'
import { STATE_NAMES } from '../editing/state-badge.tsx'
import { Button } from '../ui/button/button.tsx'
import { DateField } from '../ui/date-time-field/date-field.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Select } from '../ui/select/select.tsx'
import styles from './imports.module.css'

interface Filter {
  q: string
  state: EntryState | 'any'
  status: OrderStatus | 'any'
  from: string
  to: string
}

const NO_FILTER: Filter = { q: '', state: 'any', status: 'any', from: '', to: '' }
const METRIKA_LEAD =
  'Принятые предложения (цель offer_accepted) и\u00A0оплаты (цель invoice_paid) тех, кто разрешил счётчики. Создайте в\u00A0Метрике цели с\u00A0этими идентификаторами и\u00A0загрузите файл: «Настройка» → «Загрузка данных» → «Офлайн-конверсии», тип связи ClientID.'
/** Kinds that are filtered by days. */
const BY_DAYS: readonly ExportKind[] = ['orders', 'offers', 'invoices', 'conversions']
const PEOPLE: readonly ExportKind[] = ['price-lists', 'customers']

const formats = TABLE_FORMATS.map((value) => ({
  value,
  label: value === 'xlsx' ? 'Excel (.xlsx)' : 'CSV (.csv)',
}))
const states = [
  { value: 'any' as const, label: 'Любое' },
  ...ENTRY_STATES.filter((state) => state !== 'trashed').map((value) => ({
    value,
    label: STATE_NAMES[value],
  })),
]
const statuses = [
  { value: 'any' as const, label: 'Любой' },
  ...ORDER_STATUSES.map((value) => ({ value, label: orderStatusNames[value] })),
]

/** Exports entries as a table that can be edited and imported again. */
export function ExportPanel() {
  const { role } = useSession().member
  const mayImport = hasPermission(role, 'import.use')
  const kinds = EXPORT_KINDS.filter((kind) => mayExport(role, kind))
  const [kind, setKind] = useState<ExportKind>(kinds[0] ?? 'items')
  const [format, setFormat] = useState<TableFormat>('xlsx')
  const [filter, setFilter] = useState(NO_FILTER)
  const isPersonal = PERSONAL_KINDS.includes(kind)
  const isExportOnly = EXPORT_ONLY_KINDS.includes(kind as (typeof EXPORT_ONLY_KINDS)[number])
  const isReadBack = mayImport && !isExportOnly
  const isForMetrika = kind === 'conversions'
  const saving = useMutation({
    networkMode: 'always',
    mutationFn: async (rows: 'all' | 'none') => {
      const { q, state, status, from, to } = filter
      const form = {
        kind,
        format,
        rows,
        q,
        from,
        to,
        ...(state === 'any' ? {} : { state }),
        ...(status === 'any' ? {} : { status }),
      }
      const name = isPersonal && rows === 'all' ? 'createPersonalExport' : 'createExport'
      await saveFile((await callAdmin(name, { form })).path)
    },
  })
  const choose = (chosen: ExportKind) => {
    setKind(chosen)
    setFilter(NO_FILTER)
    saving.reset()
  }
  return (
    <Panel
      heading="Выгрузить"
      lead={
        isForMetrika
          ? METRIKA_LEAD
          : `Таблица для\u00A0Excel.${isReadBack ? ' Её можно исправить и\u00A0загрузить обратно: изменится только то, что вы\u00A0поменяли.' : ''}`
      }
    >
      <div className={styles.fields}>
        <Select
          label="Что выгрузить"
          options={kinds.map((value) => ({ value, label: rowKindNames[value] }))}
          value={kind}
          onChange={choose}
        />
        {!isForMetrika && <Select label="Формат" options={formats} value={format} onChange={setFormat} />}
        <FilterFields kind={kind} filter={filter} onChange={setFilter} />
      </div>
      {isPersonal && (
        <Notice>
          Здесь данные людей. Перед выгрузкой попросим подтвердить, что это вы, и&nbsp;запишем её
          в&nbsp;журнал.
        </Notice>
      )}
      {saving.error && failureText(saving.error) && <Notice kind="error">{failureText(saving.error)}</Notice>}
      <div className={styles.actions}>
        <Button isPending={saving.isPending} onPress={() => saving.mutate('all')}>
          Скачать
        </Button>
        {isReadBack && (
          <Button variant="secondary" isDisabled={saving.isPending} onPress={() => saving.mutate('none')}>
            Скачать пустой образец
          </Button>
        )}
      </div>
    </Panel>
  )
}

interface FilterProps {
  kind: ExportKind
  filter: Filter
  onChange: (filter: Filter) => void
}

function FilterFields({ kind, filter, onChange }: FilterProps) {
  if (kind === 'redirects') return null
  const isOfPeople = PEOPLE.includes(kind)
  const isOrders = kind === 'orders'
  const isByDays = BY_DAYS.includes(kind)
  const label = isOrders
    ? 'Номер, имя, почта или телефон'
    : isOfPeople
      ? 'Имя, почта, компания или телефон'
      : 'Слова из названия'
  return (
    <>
      {(isOrders || !isByDays) && (
        <TextField
          label={label}
          value={filter.q}
          maxLength={TITLE_QUERY_MAX}
          onChange={(q) => onChange({ ...filter, q })}
        />
      )}
      {!isByDays && !isOfPeople && (
        <Select
          label="Состояние"
          options={states}
          value={filter.state}
          onChange={(state) => onChange({ ...filter, state })}
        />
      )}
      {isOrders && (
        <Select
          label="Статус"
          options={statuses}
          value={filter.status}
          onChange={(status) => onChange({ ...filter, status })}
        />
      )}
      {isByDays && (
        <>
          <DateField
            label="С"
            value={filter.from || null}
            onChange={(from) => onChange({ ...filter, from: from ?? '' })}
          />
          <DateField
            label="По"
            value={filter.to || null}
            onChange={(to) => onChange({ ...filter, to: to ?? '' })}
          />
        </>
      )}
    </>
  )
}
