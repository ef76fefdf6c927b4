import { batchMessages } from '@rapport/staff-contract/batches/batch-messages'
import { parsePercent, RAISE_STEPS, type RaiseStep } from '@rapport/staff-contract/prices/raise-prices'
import { TextField } from '../../ui/field/text-field.tsx'
import { Select } from '../../ui/select/select.tsx'

export interface RaiseDraft {
  percent: string
  step: RaiseStep
}

const STEP_LABELS: Record<RaiseStep, string> = {
  1: 'До\u00A0копейки',
  100: 'До\u00A01\u00A0₽',
  1000: 'До\u00A010\u00A0₽',
  10000: 'До\u00A0100\u00A0₽',
}

interface RaiseFieldsProps {
  value: RaiseDraft
  onChange: (changed: Partial<RaiseDraft>) => void
  errors?: string[]
  autoFocus?: boolean
}

export function RaiseFields({ value, onChange, errors = [], autoFocus = false }: RaiseFieldsProps) {
  const isWrong = value.percent.trim() !== '' && parsePercent(value.percent) === undefined
  return (
    <>
      <TextField
        label="На сколько, %"
        hint="5&nbsp;— дороже, −5&nbsp;— дешевле"
        value={value.percent}
        onChange={(percent) => onChange({ percent })}
        errors={isWrong ? [batchMessages.percentFormat] : errors}
        inputMode="decimal"
        autoFocus={autoFocus}
        autoComplete="off"
        maxLength={12}
      />
      <Select
        label="Округлить"
        options={RAISE_STEPS.map((step) => ({ value: String(step), label: STEP_LABELS[step] }))}
        value={String(value.step)}
        onChange={(text) =>
          onChange({ step: RAISE_STEPS.find((step) => String(step) === text) ?? value.step })
        }
      />
    </>
  )
}
