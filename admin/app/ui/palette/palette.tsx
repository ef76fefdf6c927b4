import {
  Dialog as AriaDialog,
  Autocomplete,
  Collection,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  SearchField,
} from 'react-aria-components'
import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './palette.module.css'

export interface PaletteItem {
  id: string
  label: string
  /** What kind of thing it is, or where it leads. */
  hint?: string
  icon: IconName
  onAction: () => void
}

export interface PaletteGroup {
  heading: string
  items: PaletteItem[]
}

interface PaletteProps {
  label: string
  isOpen: boolean
  onClose: () => void
  query: string
  onQuery: (query: string) => void
  groups: PaletteGroup[]
  /** What stands in place of the list where nothing was found. */
  empty: string
  /** What went wrong with finding, below what was found all the same. */
  failure?: string | undefined
}

/** A field over everything else that finds what one may do or open: arrows choose, Enter does it. */
export function Palette({ label, isOpen, onClose, query, onQuery, groups, empty, failure }: PaletteProps) {
  const found = groups.filter(({ items }) => items.length > 0)
  return (
    <ModalOverlay
      isDismissable
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      className={styles.overlay}
    >
      <Modal className={styles.modal}>
        <AriaDialog aria-label={label} className={styles.dialog}>
          <Autocomplete inputValue={query} onInputChange={onQuery}>
            <SearchField aria-label={label} autoFocus className={styles.field}>
              <Icon name="search" />
              <Input placeholder={label} maxLength={100} className={styles.input} />
            </SearchField>
            {/* Focus stays in the field: whoever scrolls by the keyboard comes here by Tab. */}
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached */}
            <section aria-label="Список найденного" tabIndex={0} className={styles.list}>
              <Menu aria-label="Найдено" items={found} onClose={onClose} className={styles.menu}>
                {({ heading, items }) => (
                  <MenuSection id={heading}>
                    <Header className={styles.heading}>{heading}</Header>
                    <Collection items={items}>
                      {({ id, label, hint, icon, onAction }) => (
                        <MenuItem id={id} textValue={label} onAction={onAction} className={styles.item}>
                          <Icon name={icon} size={18} />
                          <span className={styles.label}>{label}</span>
                          {hint && <span className={styles.hint}>{hint}</span>}
                        </MenuItem>
                      )}
                    </Collection>
                  </MenuSection>
                )}
              </Menu>
              {/* Within the menu it would be one more thing to do, without a name. */}
              {found.length === 0 && <p className={styles.empty}>{empty}</p>}
              {failure && (
                <p role="alert" className={styles.note}>
                  {failure}
                </p>
              )}
            </section>
          </Autocomplete>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
