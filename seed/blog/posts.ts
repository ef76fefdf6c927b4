import { typeset } from '@rapport/markdown/typeset'
import type { SeedPost } from '@rapport/staff-contract/seed/seed'
import { type ReadContext, readMarkdown } from '../reading/read-context.ts'
import { seedPost } from './post-schema.ts'

/** Files whose posts would have the paths of the blog's further pages. */
const PAGE_SLUG = /^page-\d+\.md$/

/**
 * Reads the posts of the blog, newest first: Markdown files with front matter, whose file name is the slug. A
 * picture in the text is `![alt](picture:<name>)`.
 */
export async function readPosts(context: ReadContext): Promise<SeedPost[]> {
  const { files, errors, images } = context
  const posts: SeedPost[] = []
  const titles = new Map<string, string>()
  for (const name of await files.list('blog', '.md')) {
    const file = `blog/${name}`
    const location = { file: files.nameOf(file) }
    const { properties, body } = await files.page(file)
    const fields = Object(properties)
    if ('slug' in fields)
      errors.reportError(location, 'slug', 'is the name of the file, and is not written in it')
    if (PAGE_SLUG.test(name))
      errors.reportError(location, 'slug', 'is the address of a page of the blog: rename the file')
    const markdown = readMarkdown(context, body, location, 'body')
    const post = errors.validate(
      seedPost,
      { ...fields, slug: name.slice(0, -'.md'.length), body: markdown },
      location,
    )
    if (!post) continue
    if (Number.isNaN(Date.parse(post.publicationAt)))
      errors.reportError(location, 'publicationAt', `"${post.publicationAt}" is no moment`)
    const owner = titles.get(post.title)
    if (owner) errors.reportError(location, 'title', `is that of ${owner}`)
    titles.set(post.title, location.file)
    if (new Set(post.tags).size < post.tags.length) errors.reportError(location, 'tags', 'must not repeat')
    images.register(post.picture, location, 'picture')
    posts.push({ ...post, title: typeset(post.title), shortText: typeset(post.shortText) })
  }
  return posts.sort((one, other) => (one.publicationAt < other.publicationAt ? 1 : -1))
}
