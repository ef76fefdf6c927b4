import type { SearchResult } from '@rapport/contract/search'
import type { ReactNode } from 'react'
import { CatalogCard } from '../catalog/catalog-card.tsx'
import { Card } from '../ui/card/card.tsx'
import { pluralForm } from '../ui/text/plural.ts'
import { ChipSection } from './chip-section.tsx'
import { GroupChips } from './group-chips.tsx'
import styles from './search-page.module.css'

/** What was found, in groups: of the catalogue its groups and products, of the blog its posts. */
export function SearchResults({ query, result }: { query: string; result: SearchResult }) {
  const { items, posts, correctedQuery } = result
  const found = items.length + posts.length
  const groups = items.filter((item) => item.isGroup)
  const products = items.filter((item) => !item.isGroup)
  return (
    <>
      <p className={styles.summary}>
        {correctedQuery
          ? `Показаны результаты по запросу «${correctedQuery}»: `
          : `По запросу «${query}» ${pluralForm(found, ['нашёлся', 'нашлось', 'нашлось'])}: `}
        {found}
      </p>
      {groups.length > 0 && (
        <ChipSection heading="Разделы каталога">
          <GroupChips groups={groups} />
        </ChipSection>
      )}
      <Group heading="Изделия и ткани" count={products.length}>
        {products.map((item) => (
          <li key={item.id}>
            <CatalogCard item={item} />
          </li>
        ))}
      </Group>
      <Group heading="Блог" count={posts.length}>
        {posts.map((post) => (
          <li key={post.id}>
            <Card
              to={`/blog/${post.slug}/`}
              heading={post.title}
              picture={post.previewThumb}
              text={post.shortText}
            />
          </li>
        ))}
      </Group>
    </>
  )
}

function Group({ heading, count, children }: { heading: string; count: number; children: ReactNode }) {
  if (count === 0) return null
  return (
    <section className={styles.group}>
      <h2 className={styles.groupHeading}>
        {heading} <span className={styles.count}>{count}</span>
      </h2>
      <ul className={styles.cards}>{children}</ul>
    </section>
  )
}
