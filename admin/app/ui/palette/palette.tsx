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
  empty: string
  /** Error of the search, shown below the results that are there. */
  failure?: string | undefined
}

/** Command palette: arrow keys choose, Enter runs. */
export function Palette({ label, isOpen, onClose, query, onQuery, groups, empty, failure }: PaletteProps) {
  const matches = groups.filter(({ items }) => items.length > 0)
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
            {/* Focus stays in the field; keyboard users reach the list by Tab to scroll it. */}
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be focusable */}
            <section aria-label="Список найденного" tabIndex={0} className={styles.list}>
              <Menu aria-label="Найдено" items={matches} onClose={onClose} className={styles.menu}>
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
              {/* Outside the menu: inside it this text would be a menu item without a name. */}
              {matches.length === 0 && <p className={styles.empty}>{empty}</p>}
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
