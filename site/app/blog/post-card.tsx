import type { PostPreview } from '@rapport/contract/blog'
import { postPath } from '@rapport/contract/paths/blog-paths'
import { Card } from '../ui/card/card.tsx'
import { formatDate } from '../ui/text/date.ts'
import { PostCounts } from './post-counts.tsx'

interface PostCardProps {
  post: PostPreview
  headingLevel?: 'h2' | 'h3'
  priority?: 'eager' | 'lazy'
  /** Shows the short text, and words on the picture. */
  highlight?: boolean
}

/** A post in a list. */
export function PostCard({ post, headingLevel = 'h3', priority = 'lazy', highlight = false }: PostCardProps) {
  return (
    <Card
      to={postPath(post.slug)}
      heading={post.title}
      headingLevel={headingLevel}
      picture={post.previewThumb}
      shape="story"
      priority={priority}
      variant={highlight ? 'highlight' : 'plain'}
      text={highlight ? post.shortText : undefined}
    >
      <time dateTime={post.publicationAt}>{formatDate(post.publicationAt)}</time>
      <PostCounts views={post.views} likes={post.likes} />
    </Card>
  )
}
