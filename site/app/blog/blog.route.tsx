import { data } from 'react-router'
import { NOT_CACHED } from '../browser/not-cached.ts'
import { apiFrom } from '../page-context.ts'
import { pageHandle } from '../seo/page-handle.ts'
import { pageMeta } from '../seo/page-meta.ts'
import type { Route } from './+types/blog.route'
import { BlogListScreen } from './blog-list.tsx'
import { getBlogListCrumbs, getBlogListMeta } from './blog-list-meta.ts'
import { type BlogList, isUnknownTag, loadBlogList } from './load-blog-list.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const list = await loadBlogList(apiFrom(context), 1, url.search)
  return data(list, isUnknownTag(list) ? NOT_CACHED : {})
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const handle = pageHandle<BlogList>({
  crumbs: (list) => (list ? getBlogListCrumbs(list) : []),
  wide: () => true,
})

export const meta: Route.MetaFunction = pageMeta<Route.MetaArgs>((list, { properties }) =>
  getBlogListMeta(list, properties),
)

export default function BlogRoute({ loaderData }: Route.ComponentProps) {
  return <BlogListScreen list={loaderData} />
}
