import type { Post } from '@rapport/contract/blog/blog'
import { sharePicturePath } from '@rapport/contract/media/media'
import { postPath } from '@rapport/contract/paths/blog-paths'
import type { BlogPosting, Organization, WithContext } from 'schema-dts'

type Described = Pick<Post, 'slug' | 'title' | 'shortText' | 'publicationAt' | 'image' | 'tags'>

/** Returns structured data of a post. Without counts, since the cached page is older than they are. */
export function createPostData(post: Described, origin: string, publisher: { name: string }) {
  const url = `${origin}${postPath(post.slug)}`
  const organization: Organization = { '@type': 'Organization', name: publisher.name, url: `${origin}/` }
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.shortText,
    url,
    mainEntityOfPage: url,
    image: [`${origin}${sharePicturePath(post.image.src)}`],
    datePublished: post.publicationAt,
    inLanguage: 'ru',
    keywords: post.tags.join(', '),
    author: organization,
    publisher: organization,
  } satisfies WithContext<BlogPosting>
}
