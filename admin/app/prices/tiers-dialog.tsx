import { useState } from 'react'
import { Form } from 'react-aria-components'
import { Button } from '../ui/button/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { formatTier, type Variant } from './price-lists.ts'
import { formatStarts, parseStarts, withStarts } from './price-tiers.ts'
import styles from './prices.module.css'

interface TiersDialogProps {
  variant: Variant
  onDone: (variant: Variant) => void
  onClose: () => void
}

export function TiersDialog({ variant, onDone, onClose }: TiersDialogProps) {
  const [typed, setTyped] = useState(formatStarts(variant.ranges))
  const starts = parseStarts(typed)
  const changed = typeof starts === 'string' ? undefined : withStarts(variant, starts)
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
          errors={typeof starts === 'string' ? [starts] : []}
          autoFocus
          autoComplete="off"
          maxLength={400}
        />
        {changed && <p className={styles.soft}>Столбцы: {changed.ranges.map(formatTier).join(', ')}</p>}
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
