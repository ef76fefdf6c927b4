import type { PostPreview } from '@rapport/contract/blog/blog'
import { BLOG_PATH } from '@rapport/contract/paths/blog-paths'
import { ButtonLink } from '../ui/button/button.tsx'
import { Section } from '../ui/section/section.tsx'
import { PostCard } from './post-card.tsx'
import styles from './post-preview-block.module.css'

interface PostPreviewBlockProps {
  heading?: string
  posts: PostPreview[]
  tone?: 'linen' | 'paper'
}

/** Some posts and a link to the blog. Renders nothing without posts. */
export function PostPreviewBlock({ heading = 'Последние новости', posts, tone }: PostPreviewBlockProps) {
  if (posts.length === 0) return null
  return (
    <Section heading={heading} {...(tone ? { tone } : {})}>
      <ul className={styles.posts}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
        <li className={styles.more}>
          <ButtonLink href={BLOG_PATH} variant="outline">
            Перейти в блог
          </ButtonLink>
        </li>
      </ul>
    </Section>
  )
}
