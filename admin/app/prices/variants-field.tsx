import type { FieldErrors } from '@rapport/contract/errors/error-response'
import type { PriceList } from '@rapport/contract/prices/prices'
import { priceListNames } from '@rapport/staff-contract/customers/price-list-names'
import { TITLE_MAX } from '@rapport/staff-contract/editing/text-limits'
import { PRICE_VARIANTS_MAX } from '@rapport/staff-contract/snapshots/price-group-limits'
import { useState } from 'react'
import { useEntryTitles } from '../editing/entry-titles.ts'
import type { EntryField } from '../editing/form/use-entry-editor.ts'
import { Button } from '../ui/button/button.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { Menu } from '../ui/menu/menu.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { useHistory } from '../ui/sheet/use-history.ts'
import { moveItem } from '../ui/sortable-list/move-item.ts'
import { Tabs } from '../ui/tabs/tabs.tsx'
import { type Category, formatTier, formatVariantName, type Variant } from './price-lists.ts'
import { PriceTable } from './price-table.tsx'
import styles from './prices.module.css'

interface VariantsFieldProps extends EntryField<Variant[]> {
  categories: readonly Category[]
  errorsWithin: FieldErrors
}

const MISTAKES_SHOWN = 8

export function VariantsField(props: VariantsFieldProps) {
  const { value, onChange, errors, errorsWithin, isReadOnly, categories } = props
  const [opened, setOpened] = useState(0)
  const [list, setList] = useState<PriceList>('anonymous')
  const { change, undo, redo } = useHistory(value, onChange)
  const index = Math.max(0, Math.min(opened, value.length - 1))
  const variant = value[index]
  const offered = [...new Set(categories.flatMap(({ materials }) => materials))]
  const getTitle = useEntryTitles('material', offered)
  const missing = offered.filter((code) => !variant?.rows.some(({ material }) => material === code))
  const mistakes = [...errors, ...describeMistakes(value, errorsWithin)]

  const toRows = (codes: readonly string[], tiers: Variant['ranges']): Variant['rows'] =>
    codes.map((material) => ({
      material,
      label: getTitle(material),
      prices: { anonymous: tiers.map(() => null) },
    }))
  function add(): void {
    const tiers = value.at(-1)?.ranges ?? [{ from: 1, to: null }]
    change([...value, { title: '', ranges: tiers, rows: toRows(offered, tiers) }])
    setOpened(value.length)
  }
  function move(to: number): void {
    change(moveItem(value, index, to))
    setOpened(to)
  }
  return (
    <>
      {mistakes.length > 0 && (
        <Notice kind="error">
          {mistakes.slice(0, MISTAKES_SHOWN).map((mistake) => (
            <p key={mistake}>{mistake}</p>
          ))}
          {mistakes.length > MISTAKES_SHOWN && <p>И&nbsp;ещё {mistakes.length - MISTAKES_SHOWN}</p>}
        </Notice>
      )}
      {variant && (
        <Tabs label="Таблицы" names={value.map(formatVariantName)} index={index} onIndex={setOpened}>
          <div className={styles.heading}>
            <TextField
              label="Название таблицы"
              value={variant.title}
              onChange={(title) => change(value.with(index, { ...variant, title }))}
              errors={errorsWithin[`${index}.title`] ?? []}
              maxLength={TITLE_MAX}
              isReadOnly={isReadOnly}
            />
            {!isReadOnly && (
              <Menu
                label={`Место и\u00A0удаление: ${formatVariantName(variant, index)}`}
                actions={[
                  ...(index > 0 ? [{ label: 'Левее', onAction: () => move(index - 1) }] : []),
                  ...(index < value.length - 1 ? [{ label: 'Правее', onAction: () => move(index + 1) }] : []),
                  {
                    label: 'Убрать таблицу',
                    isDangerous: true,
                    onAction: () => change(value.toSpliced(index, 1)),
                  },
                ]}
              >
                <Icon name="more" />
              </Menu>
            )}
          </div>
          <PriceTable
            key={index}
            variants={value}
            index={index}
            list={list}
            onList={setList}
            onChange={change}
            onUndo={undo}
            onRedo={redo}
            isReadOnly={isReadOnly}
          />
          {missing.length > 0 && !isReadOnly && (
            <div>
              <Button
                variant="secondary"
                onPress={() =>
                  change(
                    value.with(index, {
                      ...variant,
                      rows: [...variant.rows, ...toRows(missing, variant.ranges)],
                    }),
                  )
                }
              >
                Добавить недостающие материалы ({missing.length})
              </Button>
            </div>
          )}
        </Tabs>
      )}
      {!isReadOnly && (
        <div>
          <Button variant="secondary" isDisabled={value.length >= PRICE_VARIANTS_MAX} onPress={add}>
            Добавить таблицу
          </Button>
        </div>
      )}
    </>
  )
}

/** Formats the errors with their position: «Без печати, Опт: Ситец, 10–49 — …». */
const describeMistakes = (variants: readonly Variant[], errors: FieldErrors): string[] =>
  Object.entries(errors).flatMap(([field, sentences]) => {
    const place = describePlace(variants, field)
    return sentences.map((sentence) => (place ? `${place}\u00A0— ${sentence}` : sentence))
  })

function describePlace(variants: readonly Variant[], field: string): string {
  const [at, part, index, , list, column] = field.split('.')
  const variant = variants[Number(at)]
  if (!variant) return ''
  const name = formatVariantName(variant, Number(at))
  if (part !== 'rows' || index === undefined) return name
  const row = variant.rows[Number(index)]?.label || `строка ${Number(index) + 1}`
  if (list === undefined) return `${name}: ${row}`
  const tier = variant.ranges[Number(column)]
  const where = `${name}, ${priceListNames[list as PriceList] ?? list}: ${row}`
  return column !== undefined && tier ? `${where}, ${formatTier(tier)}` : where
}
