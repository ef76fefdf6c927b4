import { ORDER_ORIGINS, orderOriginNames } from '@rapport/contract/orders/order-origin'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { QueryChanges } from '../../lists/use-query-change.ts'
import { Button } from '../../ui/button/button.tsx'
import { DateField } from '../../ui/date-time-field/date-field.tsx'
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx'
import { Select } from '../../ui/select/select.tsx'
import { inboxChoicesQuery } from '../inbox-queries.ts'
import styles from './order-list-tools.module.css'

interface OrderFilterDialogProps {
  params: URLSearchParams
  onChange: (changes: QueryChanges) => void
  onClose: () => void
}

const NO_FILTERS = { origin: '', source: '', referrer: '', city: '', stage: '', files: '', from: '', to: '' }
const originOptions = [
  { value: '', label: 'Любой' },
  ...ORDER_ORIGINS.map((origin) => ({ value: origin as string, label: orderOriginNames[origin] })),
]
const fileOptions = [
  { value: '', label: 'Неважно' },
  { value: 'yes', label: 'С\u00A0файлами' },
  { value: 'no', label: 'Без файлов' },
]

const withAllOption = (all: string, values: { value: string; label: string }[]) => [
  { value: '', label: all },
  ...values,
]
const asOption = (value: string) => ({ value, label: value })

/** Dialog with all filters besides status and assignee; filters are combined with AND. */
export function OrderFilterDialog({ params, onChange, onClose }: OrderFilterDialogProps) {
  const { data } = useQuery(inboxChoicesQuery)
  const [chosen, setChosen] = useState<typeof NO_FILTERS>(() => ({
    ...NO_FILTERS,
    ...Object.fromEntries(Object.keys(NO_FILTERS).map((name) => [name, params.get(name) ?? ''])),
  }))
  const set = (changes: Partial<typeof NO_FILTERS>) => setChosen((present) => ({ ...present, ...changes }))
  function show(changes: typeof NO_FILTERS): void {
    const { from, to } = changes
    // Swap a range entered in reverse.
    onChange(from && to && from > to ? { ...changes, from: to, to: from } : changes)
    onClose()
  }
  return (
    <Dialog heading="Отбор заявок" isOpen onClose={onClose}>
      <div className={styles.days}>
        <DateField
          label="Пришла с"
          value={chosen.from || null}
          onChange={(day) => set({ from: day ?? '' })}
        />
        <DateField
          label="По&nbsp;день включительно"
          value={chosen.to || null}
          onChange={(day) => set({ to: day ?? '' })}
        />
      </div>
      <Select
        label="Город"
        options={withAllOption(
          'Любой',
          (data?.cities ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        )}
        value={chosen.city}
        onChange={(city) => set({ city })}
      />
      <Select
        label="Источник"
        options={originOptions}
        value={chosen.origin}
        onChange={(origin) => set({ origin })}
      />
      <Select
        label="Метка источника"
        options={withAllOption('Любая', (data?.sources ?? []).map(asOption))}
        value={chosen.source}
        onChange={(source) => set({ source })}
      />
      <Select
        label="С&nbsp;какого сайта пришёл клиент"
        options={withAllOption('С\u00A0любого', (data?.referrers ?? []).map(asOption))}
        value={chosen.referrer}
        onChange={(referrer) => set({ referrer })}
      />
      <Select
        label="Этап производства"
        options={withAllOption(
          'Любой',
          (data?.stages ?? []).map(({ id, title }) => ({ value: id, label: title })),
        )}
        value={chosen.stage}
        onChange={(stage) => set({ stage })}
      />
      <Select label="Файлы" options={fileOptions} value={chosen.files} onChange={(files) => set({ files })} />
      <DialogActions>
        <Button onPress={() => show(chosen)}>Показать</Button>
        <Button variant="secondary" onPress={() => show(NO_FILTERS)}>
          Снять отбор
        </Button>
      </DialogActions>
    </Dialog>
  )
}
