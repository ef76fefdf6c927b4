import type { PostPreview } from '@rapport/contract/blog/blog'
import { blogListPath } from '@rapport/contract/paths/blog-paths'
import { Chip } from '../ui/chip/chip.tsx'
import { Pagination } from '../ui/pagination/pagination.tsx'
import { PageHead } from '../ui/section/page-head.tsx'
import styles from './blog-list.module.css'
import type { BlogList } from './load-blog-list.ts'
import { PostCard } from './post-card.tsx'

/** Cards in the first rows of a wide screen, whose pictures load at once. */
const ABOVE = 3

/** Page of the blog. */
export function BlogListScreen({ list }: { list: BlogList }) {
  const { posts, tags, tag, page, pages, seo } = list
  const toPath = (number: number) => blogListPath({ page: number, tag })
  return (
    <>
      <PageHead
        heading={tag ? `Блог: ${tag}` : 'Блог'}
        lead={page === 1 && !tag ? seo.description : undefined}
      />
      <div className={styles.list}>
        {tags.length > 0 && <Tags tags={tags} tag={tag} />}
        {posts.length > 0 ? (
          <Posts posts={posts} highlightFirst={page === 1 && !tag} />
        ) : (
          <Empty tag={tag ?? ''} />
        )}
        <Pagination page={page} pages={pages} toPath={toPath} />
      </div>
    </>
  )
}

function Tags({ tags, tag }: Pick<BlogList, 'tags' | 'tag'>) {
  return (
    <nav aria-label="Темы">
      <ul className={styles.tags}>
        {[undefined, ...tags].map((one) => (
          <li key={one ?? ''}>
            <Chip href={blogListPath({ tag: one })} aria-current={one === tag ? 'true' : undefined}>
              {one ?? 'все записи'}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Posts({ posts, highlightFirst }: { posts: PostPreview[]; highlightFirst: boolean }) {
  return (
    <ul className={styles.posts}>
      {posts.map((post, index) => {
        const highlight = highlightFirst && index === 0
        return (
          <li key={post.id} className={highlight ? styles.highlight : undefined}>
            <PostCard
              post={post}
              headingLevel="h2"
              priority={index < ABOVE ? 'eager' : 'lazy'}
              highlight={highlight}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** Message without posts of a tag. */
const Empty = ({ tag }: { tag: string }) => (
  <div className={styles.empty}>
    <p>{`На тему «${tag}» мы ещё ничего не написали.`}</p>
    <p>
      Посмотрите <a href={blogListPath()}>все записи</a> или загляните <a href="/catalog/">в каталог</a>.
    </p>
  </div>
)
