import type { PostPreview } from '@rapport/contract/blog/blog'
import type { Picture } from '@rapport/contract/media/media'
import { postPath } from '@rapport/contract/paths/blog-paths'
import { Card } from '../ui/card/card.tsx'
import { formatDate } from '../ui/text/date.ts'
import { PostCounts } from './post-counts.tsx'

interface PostCardProps {
  post: PostPreview
  headingLevel?: 'h2' | 'h3'
  priority?: 'eager' | 'lazy'
  /** Shows the short text, on top of the picture. */
  highlight?: boolean
}

/** Card of a post. */
export function PostCard({ post, headingLevel = 'h3', priority = 'lazy', highlight = false }: PostCardProps) {
  return (
    <Card
      to={postPath(post.slug)}
      heading={post.title}
      headingLevel={headingLevel}
      picture={post.previewThumb}
      shape="story"
      pictureSizes={getPictureSizes(post.previewThumb, highlight)}
      priority={priority}
      variant={highlight ? 'highlight' : 'plain'}
      text={highlight ? post.shortText : undefined}
    >
      <time dateTime={post.publicationAt}>{formatDate(post.publicationAt)}</time>
      <PostCounts id={post.id} views={post.views} likes={post.likes} />
    </Card>
  )
}

/** Aspect ratios of a card, and of a highlighted card at its narrowest. */
const STORY_RATIO = 3 / 2
const HIGHLIGHT_RATIO = 1
/**
 * Width on phones in vw, slightly less than the card, so that a screen of 360 px loads a file of 640 px. `most`
 * limits the file to 1200 px.
 */
const PHONE = { place: 86, most: 166 }

/** Returns the width of a picture that fills its card, with its cropped sides. */
function getPictureSizes({ width, height }: Picture, highlight: boolean): string {
  const ratio = highlight ? HIGHLIGHT_RATIO : STORY_RATIO
  const stretch = height > 0 ? Math.max(1, width / height / ratio) : 1
  const wide = highlight ? 820 : 400
  const of = (length: number) => Math.round(length * stretch)
  const phone = Math.min(of(PHONE.place), PHONE.most)
  return `(min-width: 1024px) ${of(wide)}px, (min-width: 768px) ${of(50)}vw, ${phone}vw`
}
