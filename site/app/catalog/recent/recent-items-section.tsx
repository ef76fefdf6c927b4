import { RECENT_ITEMS_MAX } from '@rapport/contract/catalog/catalog-limits'
import type { CSSProperties } from 'react'
import { CardSkeleton } from '../../ui/card/card-skeleton.tsx'
import { Template } from '../../ui/element/template.tsx'
import { Section } from '../../ui/section/section.tsx'
import listStyles from '../card-grid.module.css'
import { type CardView, CatalogCard } from '../catalog-card.tsx'
import styles from './recent-items-section.module.css'

/** Picture whose file, colour and focal point the element replaces. */
const PICTURE: CardView['logoThumb'] = {
  src: '',
  fallback: 'data:,',
  width: 800,
  height: 1000,
  widths: [800],
  alt: '',
  color: '',
  placeholder: '',
  prerendered: false,
  focus: { x: 50, y: 50 },
}

const PLACEHOLDER: CardView = {
  id: 0,
  slug: '',
  parentSlug: '',
  kind: 'regular',
  name: '',
  isGroup: false,
  logoThumb: PICTURE,
  hoverImage: null,
  priceFrom: null,
  likes: 1,
}

/** Products viewed in this browser. Hidden without JavaScript, on the first visit and on failure. */
export const RecentItemsSection = ({ id }: { id: number }) => (
  <recent-items data-id={id} hidden className={styles.recent}>
    <Section heading="Вы смотрели">
      <ul
        className={listStyles.grid}
        data-row=""
        data-list=""
        style={{ '--count': RECENT_ITEMS_MAX, '--scenes': 0 } as CSSProperties}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the element fills it
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      <Template data-skeleton="">
        <li>
          <CardSkeleton />
        </li>
      </Template>
      <Template data-card="">
        <li>
          <CatalogCard item={PLACEHOLDER} />
        </li>
      </Template>
    </Section>
  </recent-items>
)
