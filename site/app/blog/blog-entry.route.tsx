import type { Api } from '@rapport/contract/endpoints/api'
import { blogListPath, postPath } from '@rapport/contract/paths/blog-paths'
import { redirect } from 'react-router'
import { notFound, orNotFound } from '../browser/not-found.ts'
import { apiFrom } from '../page-context.ts'
import { pageHandle } from '../seo/page-handle.ts'
import { pageMeta } from '../seo/page-meta.ts'
import type { Route } from './+types/blog-entry.route'
import { BlogListScreen } from './blog-list.tsx'
import { blogCrumb, feedLink, getBlogListCrumbs, getBlogListMeta } from './blog-list-meta.ts'
import { loadBlogList } from './load-blog-list.ts'
import { findPageNumber } from './page-number.ts'
import { PostScreen } from './post/post-screen.tsx'

/** Loads a page of the list or a post for `/blog/…/`. */
async function loadBlogEntry(api: Api, slug: string, search: string) {
  const page = findPageNumber(slug)
  if (page === undefined) return { post: (await api.getPost({ slug }).catch(orNotFound)).post }
  if (page === 0) throw notFound()
  return { list: await loadBlogList(api, page, search) }
}
type Data = Awaited<ReturnType<typeof loadBlogEntry>> & {
  /** Whether loading has counted a view. A rendered page counts none. */
  counted: boolean
}

/** The server adds the query to redirects. */
export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Data> {
  if (params.slug === 'page-1') throw redirect(blogListPath(), 301)
  return { ...(await loadBlogEntry(apiFrom(context), params.slug, url.search)), counted: false }
}

export const handle = pageHandle<Data>({
  crumbs(data) {
    if (data?.list) return getBlogListCrumbs(data.list)
    return data?.post ? [blogCrumb, { label: data.post.title, to: postPath(data.post.slug) }] : []
  },
})

export const meta: Route.MetaFunction = pageMeta<Route.MetaArgs>(({ list, post }, { properties }) => {
  if (list) return getBlogListMeta(list, properties)
  return {
    seo: post.seo,
    path: postPath(post.slug),
    everyCity: true,
    ogType: 'article',
    more: [
      { property: 'article:published_time', content: post.publicationAt },
      ...post.tags.map((tag) => ({ property: 'article:tag', content: tag })),
      feedLink(properties.name),
    ],
  }
})

export default function BlogEntryRoute({ loaderData, matches: [root] }: Route.ComponentProps) {
  const { list, post } = loaderData
  if (list) return <BlogListScreen list={list} />
  const { origin, properties } = root.loaderData
  return <PostScreen key={post.id} post={post} origin={origin} publisher={properties} />
}
