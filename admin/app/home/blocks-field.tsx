import type { HomeBlockSnapshot } from '@rapport/staff-contract/snapshots/home-snapshot'
import type { EntryField } from '../editing/form/use-entry-editor.ts'
import { Checkbox } from '../ui/checkbox/checkbox.tsx'
import { SortableList } from '../ui/sortable-list/sortable-list.tsx'
import { BLOCK_NAMES } from './home-blocks.ts'
import { homeFields } from './home-fields.ts'
import styles from './home-form.module.css'

export const BlocksField = ({ value, onChange, errors, isReadOnly }: EntryField<HomeBlockSnapshot[]>) => (
  <SortableList
    label={homeFields.blocks.label}
    hint={`${isReadOnly ? 'Показанный' : 'С\u00A0галочкой'} блок стоит на\u00A0главной, если в\u00A0нём что-то есть. Слайдер всегда первый`}
    items={value}
    onChange={onChange}
    getName={({ name }) => BLOCK_NAMES[name]}
    isFixed
    errors={errors}
    isReadOnly={isReadOnly}
  >
    {(block, change) => (
      <div className={styles.block}>
        <span>{BLOCK_NAMES[block.name]}</span>
        {isReadOnly ? (
          <span className={styles.shown}>{block.isShown ? 'показан' : 'скрыт'}</span>
        ) : (
          <Checkbox
            label={`Показывать: ${BLOCK_NAMES[block.name]}`}
            isLabelHidden
            isSelected={block.isShown}
            onChange={(isShown) => change({ ...block, isShown })}
          />
        )}
      </div>
    )}
  </SortableList>
)
