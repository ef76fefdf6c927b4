import type { HomeBlockSnapshot } from '@rapport/contract/editing/snapshots/home-snapshot'
import type { EntryField } from '../editing/form/use-entry-editor.ts'
import { Checkbox } from '../ui/checkbox/checkbox.tsx'
import { SortableList } from '../ui/sortable-list/sortable-list.tsx'
import { BLOCK_NAMES } from './home-blocks.ts'
import { homeFields } from './home-fields.ts'
import styles from './home-form.module.css'

/** In which order the blocks stand below the slider, and which of them do. */
export const BlocksField = ({ value, onChange, errors, isReadOnly }: EntryField<HomeBlockSnapshot[]>) => (
  <SortableList
    label={homeFields.blocks.label}
    hint="С&nbsp;галочкой блок стоит на&nbsp;главной, если в&nbsp;нём что-то есть. Слайдер всегда первый"
    items={value}
    onChange={onChange}
    nameOf={({ name }) => BLOCK_NAMES[name]}
    isFixed
    errors={errors}
    isReadOnly={isReadOnly}
  >
    {(block, change) => (
      <div className={styles.block}>
        <span>{BLOCK_NAMES[block.name]}</span>
        <Checkbox
          label={`Показывать: ${BLOCK_NAMES[block.name]}`}
          isLabelHidden
          isDisabled={isReadOnly}
          isSelected={block.isShown}
          onChange={(isShown) => change({ ...block, isShown })}
        />
      </div>
    )}
  </SortableList>
)
