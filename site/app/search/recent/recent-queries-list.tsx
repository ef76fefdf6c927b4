import { Chip } from '../../ui/chip/chip.tsx'
import { Slot } from '../../ui/element/slot.tsx'
import { Template } from '../../ui/element/template.tsx'
import { ChipSection } from '../chip-section.tsx'
import styles from '../search-page.module.css'

/** Recent queries of this browser. Stores `query`, which has results. */
export const RecentQueries = ({ query }: { query: string | undefined }) => (
  <recent-queries data-query={query} hidden>
    <ChipSection heading="Вы искали">
      <div className={styles.chips}>
        <Slot as="ul" className={styles.recent} />
        <button type="button" className={styles.clear}>
          Очистить
        </button>
      </div>
    </ChipSection>
    <Template>
      <li>
        <Chip href="" />
      </li>
    </Template>
  </recent-queries>
)
