import { COLORS_MAX } from '@rapport/contract/calculation/calculation-limits'
import { OPERATION_ROWS_MAX } from '@rapport/staff-contract/snapshots/calculation/operation-limits'
import { useState } from 'react'
import { Form } from 'react-aria-components'
import styles from '../prices/prices.module.css'
import { Button } from '../ui/button/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import type { Scale } from './operation-rows.ts'
import { parseAreas, parseColors } from './parse-scale.ts'

interface ScaleDialogProps {
  scale: Scale
  onDone: (scale: Scale) => void
  onClose: () => void
}

/** Chooses the areas and numbers of colours that have a row of prices. */
export function ScaleDialog({ scale, onDone, onClose }: ScaleDialogProps) {
  const [areas, setAreas] = useState(scale.areas.join(', '))
  const [colors, setColors] = useState(scale.colors === null ? '' : String(scale.colors))
  const parsedAreas = parseAreas(areas)
  const parsedColors = parseColors(colors)
  const count =
    typeof parsedAreas === 'string' || typeof parsedColors === 'string'
      ? 0
      : parsedAreas.length * (parsedColors ?? 1)
  const isTooLong = count > OPERATION_ROWS_MAX
  const chosen =
    typeof parsedAreas === 'string' || typeof parsedColors === 'string' || isTooLong
      ? undefined
      : { areas: parsedAreas, colors: parsedColors }
  return (
    <Dialog heading="Площади и&nbsp;цвета" isOpen onClose={onClose}>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen) onDone(chosen)
        }}
        className={styles.form}
      >
        <TextField
          label="Наибольшая площадь каждой строки, см²"
          hint="Через запятую: 156&nbsp;— А6, 311&nbsp;— А5, 624&nbsp;— А4, 1248&nbsp;— А3"
          value={areas}
          onChange={setAreas}
          errors={typeof parsedAreas === 'string' ? [parsedAreas] : []}
          autoFocus
          autoComplete="off"
          maxLength={400}
        />
        <TextField
          label="Цветов, не&nbsp;больше"
          hint={`От\u00A01 до\u00A0${COLORS_MAX}. Пусто\u00A0— цена не\u00A0зависит от\u00A0числа цветов`}
          value={colors}
          onChange={setColors}
          errors={typeof parsedColors === 'string' ? [parsedColors] : []}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
        />
        <p role="status" className={styles.soft}>
          {isTooLong
            ? `Строк получится ${count}, а\u00A0можно не\u00A0больше ${OPERATION_ROWS_MAX}`
            : `Строк получится: ${count}. Те, что остались, сохранят цены`}
        </p>
        <DialogActions>
          <Button type="submit" isDisabled={!chosen}>
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
