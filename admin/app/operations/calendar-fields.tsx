import type { CalculationRulesSnapshot } from '@rapport/staff-contract/snapshots/calculation/calculation-rules-snapshot'
import type { EntryFieldsProps } from '../editing/entry-form.ts'
import { NumberEntryField, RowsEntryField } from '../editing/fields/entry-fields.tsx'
import { DateField } from '../ui/date-time-field/date-field.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import styles from './operations.module.css'

type Period = CalculationRulesSnapshot['daysOff'][number]

/** Formats «25.12.2026», or «…» while no day is chosen. */
export const formatDay = (day: string | null): string => day?.split('-').toReversed().join('.') ?? '…'

/** Formats «01.01.2027–10.01.2027, Новогодние каникулы». */
export function formatPeriod({ first, last, title }: Period): string {
  const days = first === last ? formatDay(first) : `${formatDay(first)}–${formatDay(last)}`
  return title.trim() === '' ? days : `${days}, ${title}`
}

/** When the workshops work, and what is promised. */
export const CalendarFields = ({ editor }: EntryFieldsProps<'calculation-rules'>) => (
  <>
    <Panel heading="Сроки">
      <NumberEntryField editor={editor} name="promisedDays" />
      <NumberEntryField editor={editor} name="leadDays" />
    </Panel>
    <Panel
      heading="Производственный календарь"
      lead="Суббота и&nbsp;воскресенье&nbsp;— выходные. Здесь праздники и&nbsp;перенесённые дни. Пустой календарь: действуют особые дни главного города."
    >
      <RowsEntryField
        editor={editor}
        name="daysOff"
        addLabel="Добавить выходные"
        getName={(period) => formatPeriod(period)}
      >
        {(bind, row, change) => (
          <div className={styles.period}>
            <DateField
              label="Первый день"
              {...bind('first')}
              // A single day, until another last day is chosen.
              onChange={(first) => change({ ...row, first, last: row.last === row.first ? first : row.last })}
            />
            <DateField label="Последний день" {...bind('last')} />
            <TextField label="Что это" {...bind('title')} />
          </div>
        )}
      </RowsEntryField>
      <RowsEntryField
        editor={editor}
        name="workdays"
        addLabel="Добавить рабочий день"
        getName={({ day }) => formatDay(day)}
      >
        {(bind) => <DateField label="День" {...bind('day')} />}
      </RowsEntryField>
    </Panel>
  </>
)
