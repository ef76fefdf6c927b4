import { type DateValue, parseDate, parseDateTime } from '@internationalized/date'
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

export interface DateTimeFieldProps {
  label: string
  /** A minute without a zone, `2026-12-25T09:30`, or a day, `2026-12-25`; null: none. */
  value: string | null
  onChange: (value: string | null) => void
  hint?: string
  errors?: string[]
  isReadOnly?: boolean
  /** What is chosen; left out: a minute. */
  granularity?: 'day' | 'minute'
  /** What a field that is empty begins with: a day picked in the calendar takes the time of it. */
  begin?: string
  /** The first day that the calendar offers; an earlier one can be typed, and is refused by who knows why. */
  firstDay?: string
}

const parse = (text: string | null): DateValue | null => {
  if (text === null) return null
  return text.includes('T') ? parseDateTime(text) : parseDate(text)
}
const toText = (value: DateValue | null) => value?.toString().slice(0, '2026-12-25T09:30'.length) ?? null

/** A minute, typed as 25.12.2026 09:30 or picked in a calendar; or a day. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { label, value, onChange, hint, errors = [], isReadOnly, granularity = 'minute' } = props
  const { begin, firstDay } = props
  return (
    <DatePicker
      granularity={granularity}
      hourCycle={24}
      shouldForceLeadingZeros
      value={parse(value)}
      placeholderValue={parse(begin ?? null)}
      onChange={(chosen) => onChange(toText(chosen))}
      isInvalid={errors.length > 0}
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
      <FieldError className={fieldStyles.error}>{errors.join('. ')}</FieldError>
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
