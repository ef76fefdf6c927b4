import { countResults } from '@rapport/contract/search/count-results'
import type { SearchPage, SearchResult } from '@rapport/contract/search/search'
import type { ReactNode } from 'react'
import { CatalogCard } from '../catalog/catalog-card.tsx'
import { Card } from '../ui/card/card.tsx'
import { formatCount } from '../ui/text/plural.ts'
import { ChipSection } from './chip-section.tsx'
import { GroupChips } from './group-chips.tsx'
import styles from './search-page.module.css'

/** Results: groups and products, posts, and matching pages. */
export function SearchResults({ query, result }: { query: string; result: SearchResult }) {
  const { items, posts, pages, arePagesFirst, correctedQuery } = result
  const count = countResults(result)
  const groups = items.filter((item) => item.isGroup)
  const products = items.filter((item) => !item.isGroup)
  return (
    <>
      <p className={styles.summary}>
        {correctedQuery ? `Показаны результаты по запросу «${correctedQuery}»: ` : `По запросу «${query}»: `}
        {formatCount(count, ['находка', 'находки', 'находок'])}
      </p>
      {arePagesFirst && <Pages pages={pages} />}
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
      {!arePagesFirst && <Pages pages={pages} />}
    </>
  )
}

const Pages = ({ pages }: { pages: SearchPage[] }) => (
  <Group heading="Страницы" count={pages.length} className={styles.pages}>
    {pages.map(({ path, title, text }) => (
      <li key={path}>
        <a href={path}>{title}</a>
        <p>{text}</p>
      </li>
    ))}
  </Group>
)

interface GroupProps {
  heading: string
  count: number
  /** Class of the list; default is the card grid. */
  className?: string | undefined
  children: ReactNode
}

function Group({ heading, count, className = styles.cards, children }: GroupProps) {
  if (count === 0) return null
  return (
    <section className={styles.group}>
      <h2 className={styles.groupHeading}>
        {heading} <span className={styles.count}>{count}</span>
      </h2>
      <ul className={className}>{children}</ul>
    </section>
  )
}
