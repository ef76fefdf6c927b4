import { type DateValue, parseDate } from '@internationalized/date'
import type { ReactNode } from 'react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  FieldError,
  Group,
  Heading,
  Label,
  Popover,
  Text,
} from 'react-aria-components'
import fieldStyles from '../field/field.module.css'
import { Icon } from '../icon/icon.tsx'
import styles from './date-time-field.module.css'
import { parseDateValue } from './parse-date-value.ts'

export interface DateTimeFieldProps {
  label: string
  /** `2026-12-25T09:30` without a zone, or `2026-12-25`. Any other text is shown as an error. */
  value: string | null
  onChange: (value: string | null) => void
  hint?: ReactNode
  errors?: string[]
  isReadOnly?: boolean
  granularity?: 'day' | 'minute'
  /** Placeholder date: a day picked in the calendar takes its time of day. */
  begin?: string
  /** First day selectable in the calendar. An earlier day can be typed; validation is up to the parent. */
  firstDay?: string
}

const toText = (value: DateValue | null) => value?.toString().slice(0, '2026-12-25T09:30'.length) ?? null

export function DateTimeField(props: DateTimeFieldProps) {
  const { label, value, onChange, hint, errors = [], isReadOnly, granularity = 'minute' } = props
  const { begin, firstDay } = props
  const date = parseDateValue(value)
  const sentences = value !== null && !date ? [`Записано «${value}»: это не\u00A0дата`, ...errors] : errors
  return (
    <DatePicker
      granularity={granularity}
      hourCycle={24}
      shouldForceLeadingZeros
      value={date}
      placeholderValue={parseDateValue(begin ?? null)}
      onChange={(chosen) => onChange(toText(chosen))}
      isInvalid={sentences.length > 0}
      isReadOnly={isReadOnly ?? false}
      validationBehavior="aria"
      className={fieldStyles.field}
    >
      <Label className={fieldStyles.label}>{label}</Label>
      <Group className={styles.group}>
        <DateInput className={styles.input}>
          {(segment) => <DateSegment segment={segment} className={styles.segment} />}
        </DateInput>
        <Button aria-label="Открыть календарь" className={styles.button}>
          <Icon name="calendar" />
        </Button>
      </Group>
      {hint && (
        <Text slot="description" className={fieldStyles.hint}>
          {hint}
        </Text>
      )}
      <FieldError className={fieldStyles.error}>{sentences.join('. ')}</FieldError>
      <Popover className={styles.popover}>
        <Dialog aria-label={label} className={styles.dialog}>
          <Calendar
            {...(firstDay === undefined ? {} : { minValue: parseDate(firstDay) })}
            className={styles.calendar}
          >
            <header className={styles.header}>
              <Button slot="previous" aria-label="Предыдущий месяц" className={styles.button}>
                <Icon name="chevronLeft" size={18} />
              </Button>
              <Heading className={styles.month} />
              <Button slot="next" aria-label="Следующий месяц" className={styles.button}>
                <Icon name="chevronRight" size={18} />
              </Button>
            </header>
            <CalendarGrid weekdayStyle="short" className={styles.grid}>
              <CalendarGridHeader>
                {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => <CalendarCell date={date} className={styles.day} />}
              </CalendarGridBody>
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </DatePicker>
  )
}
