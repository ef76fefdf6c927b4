import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { postPath } from '@rapport/contract/paths/blog-paths'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { PostSnapshot } from '@rapport/staff-contract/snapshots/post-snapshot'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { ContentKind } from '../content-kind.ts'
import { checkPictures } from '../media/check-pictures.ts'
import { pictureFile } from '../media/media-paths.ts'
import { resolveRowPictures } from '../media/pictures.ts'
import { requirePicture } from '../media/require-picture.ts'
import type { Orm } from '../platform/database/database.ts'
import { findRedirect } from '../seo/queries.ts'
import { seoRecords } from '../seo/tables.ts'
import { checkSeo, readPageSeo, writeSeo } from '../seo/written-seo.ts'
import { posts, postTags } from './tables.ts'

/** A post with its tags and SEO. */
export const postKind: ContentKind<'post'> = {
  name: 'post',
  tables: [posts, postTags, seoRecords],
  mapTexts: (snapshot, change) => ({ ...snapshot, body: change(snapshot.body, 'body') }),
  resolvePath: async ({ slug }) => postPath(slug),

  async read(orm, subjectId) {
    const id = Number(subjectId)
    const [stored] = await orm.select().from(posts).where(eq(posts.id, id))
    const row = await resolveRowPictures(orm, stored, ['image'])
    if (!row) return undefined
    const tags = await orm
      .select({ tag: postTags.tag })
      .from(postTags)
      .where(eq(postTags.postId, id))
      .orderBy(asc(postTags.position))
    const { slug, title, shortText, image, publicationAt } = row
    return {
      slug,
      title,
      shortText,
      body: row.bodyMarkdown,
      picture: pictureFile(image),
      publicationAt: publicationAt.toISOString(),
      tags: tags.map(({ tag }) => tag),
      seo: await readPageSeo(orm, 'post', subjectId),
    }
  },

  async check(tx, snapshot, { subjectId, published, now }) {
    const errors: FieldErrors = {
      ...(await checkSlug(tx, snapshot, subjectId, published)),
      ...(await checkPictures(tx, { picture: snapshot.picture })),
      ...(await checkSeo(tx, snapshot.seo)),
    }
    if (snapshot.publicationAt && new Date(snapshot.publicationAt) > now)
      errors.publicationAt = [editingMessages.publicationInFuture]
    return errors
  },

  async write(tx, snapshot, { subjectId, now, findPictureId, renderText }) {
    const { slug, title, shortText, body: bodyMarkdown, tags, seo } = snapshot
    const image = await requirePicture(findPictureId, snapshot.picture)
    const publicationAt = snapshot.publicationAt === null ? now : new Date(snapshot.publicationAt)
    const text = { title, shortText, body: await renderText(bodyMarkdown), bodyMarkdown }
    const values = { slug, ...text, image, publicationAt }
    const id = await writeRow(tx, values, subjectId === undefined ? undefined : Number(subjectId))
    await tx.delete(postTags).where(eq(postTags.postId, id))
    if (tags.length > 0)
      await tx.insert(postTags).values(tags.map((tag, position) => ({ postId: id, tag, position })))
    await writeSeo(tx, 'post', String(id), seo, findPictureId)
    return String(id)
  },

  async remove(tx, subjectId) {
    await tx.delete(posts).where(eq(posts.id, Number(subjectId)))
  },
}

async function writeRow(tx: Orm, values: typeof posts.$inferInsert, id: number | undefined): Promise<number> {
  if (id === undefined) {
    const [row] = await tx.insert(posts).values(values).returning({ id: posts.id })
    return row?.id ?? Number.NaN
  }
  // A republished post keeps its id, which its likes and views refer to.
  await tx
    .insert(posts)
    .overridingSystemValue()
    .values({ ...values, id })
    .onConflictDoUpdate({ target: posts.id, set: values })
  return id
}

async function checkSlug(
  tx: Orm,
  { slug }: PostSnapshot,
  subjectId: string | undefined,
  published: PostSnapshot | undefined,
): Promise<FieldErrors> {
  const others = subjectId === undefined ? undefined : ne(posts.id, Number(subjectId))
  const taken = await tx
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.slug, slug), others))
  if (taken.length > 0) return { slug: [editingMessages.slugTaken] }
  const redirect = await findRedirect(tx, [postPath(slug)])
  // A post may take back its own former slug.
  const isOwn = published && redirect?.newPath === postPath(published.slug)
  return redirect && !isOwn ? { slug: [editingMessages.slugMoved] } : {}
}
