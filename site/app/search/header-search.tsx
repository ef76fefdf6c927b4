import { SEARCH_MAX } from '@rapport/contract/paths/query-limits'
import { ScriptMarkup } from '../ui/element/script-markup.tsx'
import { Slot } from '../ui/element/slot.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx'
import styles from './header-search.module.css'
import { SEARCH_PATH } from './search-path.ts'
import { SuggestionTemplates } from './suggestion-templates.tsx'

/**
 * Search field of the header. It is a plain form; suggestions load on first use. On narrow screens it is an icon that
 * grows into a field on focus.
 */
export const HeaderSearch = () => (
  <header-search className={styles.search}>
    <search>
      <form action={SEARCH_PATH} className={styles.form}>
        <input
          id="header-search"
          name="query"
          type="text"
          inputMode="search"
          role="combobox"
          aria-label="Поиск по каталогу"
          placeholder="Поиск по каталогу"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={false}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={SEARCH_MAX}
          className={styles.input}
        />
        <button type="submit" aria-label="Найти" className={styles.submit}>
          <Icon name="search" size={20} />
        </button>
        <Slot as="div" data-popup="" hidden />
        <VisuallyHidden>
          <Slot role="status" />
        </VisuallyHidden>
      </form>
    </search>
    <ScriptMarkup>
      <SuggestionTemplates />
    </ScriptMarkup>
  </header-search>
)
