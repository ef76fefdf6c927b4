import type { Post } from '@rapport/contract/blog/blog'
import { blogListPath, postPath } from '@rapport/contract/paths/blog-paths'
import { useMemo } from 'react'
import { LikeButton } from '../../reactions/like-button.tsx'
import { ShareMenu } from '../../reactions/share-menu.tsx'
import { StructuredData } from '../../seo/structured-data.tsx'
import { Chip } from '../../ui/chip/chip.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { formatDate } from '../../ui/text/date.ts'
import { formatTitle } from '../../ui/text/format-title.ts'
import { formatCount } from '../../ui/text/plural.ts'
import { RichText } from '../../ui/text/rich-text.tsx'
import { PostCounts } from '../post-counts.tsx'
import { PostPreviewBlock } from '../post-preview-block.tsx'
import { type ArticleSection, countReadingMinutes, withAnchors } from './article.ts'
import { CatalogInvitation } from './catalog-invitation.tsx'
import { createPostData } from './post-data.ts'
import styles from './post-screen.module.css'

interface PostScreenProps {
  post: Post
  origin: string
  publisher: { name: string }
}

const MINUTES = ['минута', 'минуты', 'минут'] as const

/** Page of a post. */
export function PostScreen({ post, origin, publisher }: PostScreenProps) {
  const { html, sections } = useMemo(() => withAnchors(post.body), [post.body])
  return (
    <>
      <article className={styles.post}>
        <header className={styles.head}>
          <h1 className={styles.title}>{formatTitle(post.title)}</h1>
          <p className={styles.lead}>{post.shortText}</p>
          <div className={styles.about}>
            <time dateTime={post.publicationAt}>{formatDate(post.publicationAt)}</time>
            <span>{formatCount(countReadingMinutes(post.body), MINUTES)} чтения</span>
            <PostCounts slug={post.slug} views={post.views} />
          </div>
        </header>
        <Picture picture={post.image} alt="" shape="banner" priority="first" className={styles.picture} />
        <div className={styles.columns}>
          {sections.length > 0 && <Contents sections={sections} />}
          <div className={styles.body}>
            <RichText html={html} />
            <footer className={styles.foot}>
              <ul aria-label="Темы" className={styles.tags}>
                {post.tags.map((tag) => (
                  <li key={tag}>
                    <Chip href={blogListPath({ tag })}>{tag}</Chip>
                  </li>
                ))}
              </ul>
              <div className={styles.actions}>
                <LikeButton endpoint="likePost" id={post.id} likes={post.likes} />
                <ShareMenu url={`${origin}${postPath(post.slug)}`} title={post.title} />
              </div>
            </footer>
          </div>
        </div>
      </article>
      <CatalogInvitation />
      <PostPreviewBlock heading="Читайте также" posts={post.related} tone="paper" />
      <StructuredData data={createPostData(post, origin, publisher)} />
    </>
  )
}

/** Table of contents of a long post. */
function Contents({ sections }: { sections: ArticleSection[] }) {
  return (
    <nav aria-label="Содержание" className={styles.contents}>
      <p className={styles.contentsTitle}>Содержание</p>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
