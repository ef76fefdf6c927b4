import { useState } from 'react'
import { Form } from 'react-aria-components'
import { Button } from '../ui/button/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { formatTier } from './price-lists.ts'
import { formatStarts, parseStarts, toTiers } from './price-tiers.ts'
import styles from './prices.module.css'

interface TiersDialogProps {
  starts: readonly number[]
  /** Whether there has to be a price for a single piece. */
  isFromOne?: boolean
  onDone: (starts: number[]) => void
  onClose: () => void
}

export function TiersDialog({ starts, isFromOne = true, onDone, onClose }: TiersDialogProps) {
  const [typed, setTyped] = useState(formatStarts(starts))
  const parsed = parseStarts(typed, isFromOne)
  const error = typeof parsed === 'string' ? parsed : undefined
  const changed = typeof parsed === 'string' ? undefined : parsed
  return (
    <Dialog heading="Ступени количества" isOpen onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          if (changed) onDone(changed)
        }}
        className={styles.form}
      >
        <TextField
          label="С какого количества начинается каждая"
          hint="Числа через запятую: 1, 10, 50. Ступень, которая осталась, сохранит цены; новая начнёт с&nbsp;цен той, из&nbsp;которой выделена"
          value={typed}
          onChange={setTyped}
          errors={error === undefined ? [] : [error]}
          autoFocus
          autoComplete="off"
          maxLength={400}
        />
        {changed && (
          <p className={styles.soft}>
            Столбцы: {toTiers(changed).map(formatTier).join(', ')}
            {(changed[0] ?? 1) > 1 && <>. Меньше&nbsp;{changed[0]}&nbsp;— по&nbsp;запросу</>}
          </p>
        )}
        <DialogActions>
          <Button type="submit" isDisabled={!changed}>
            Применить
          </Button>
          <Button variant="secondary" onPress={onClose}>
            Отмена
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
