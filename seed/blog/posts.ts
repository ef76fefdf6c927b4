import { type PostDraft, postDraft } from '@rapport/contract/drafts'
import { type Reading, readProse } from './reading.ts'
import { setRussian } from './typography.ts'

/**
 * The posts of the blog, newest first: Markdown files that open with their properties, the slug being the
 * file's name. In their HTML a picture stands as `src="picture:<name>"`; see markdown.ts.
 */
export async function readPosts(reading: Reading): Promise<PostDraft[]> {
  const { files, mistakes, pictures } = reading
  const posts: PostDraft[] = []
  const titles = new Map<string, string>()
  for (const name of await files.list('blog', '.md')) {
    const file = `blog/${name}`
    const place = { file: files.nameOf(file) }
    const { properties, body } = await files.page(file)
    const fields = Object(properties)
    if ('slug' in fields) mistakes.report(place, 'slug', 'is the name of the file, and is not written in it')
    const html = readProse(reading, body, place, 'body')
    const post = mistakes.check(
      postDraft,
      { ...fields, slug: name.slice(0, -'.md'.length), body: html },
      place,
    )
    if (!post) continue
    if (Number.isNaN(Date.parse(post.publicationAt)))
      mistakes.report(place, 'publicationAt', `"${post.publicationAt}" is no moment`)
    const owner = titles.get(post.title)
    if (owner) mistakes.report(place, 'title', `is that of ${owner}`)
    titles.set(post.title, place.file)
    if (new Set(post.tags).size < post.tags.length) mistakes.report(place, 'tags', 'must not repeat')
    pictures.draw(post.picture, place, 'picture')
    posts.push({ ...post, title: setRussian(post.title), shortText: setRussian(post.shortText) })
  }
  return posts.sort((one, other) => (one.publicationAt < other.publicationAt ? 1 : -1))
}
