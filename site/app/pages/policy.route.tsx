import { apiFrom } from '../page-context.ts'
import { pageHandle } from '../seo/page-handle.ts'
import { pageMeta } from '../seo/page-meta.ts'
import type { Route } from './+types/policy.route'
import { loadTextPage, TextPageScreen } from './text-page.tsx'

const path = '/policy/'
const input = { slug: 'policy', path }
export const loader = ({ context }: Route.LoaderArgs) => loadTextPage(apiFrom(context), input)

export const handle = pageHandle<Route.ComponentProps['loaderData']>({
  crumbs: (data) => (data ? [{ label: data.page.title, to: path }] : []),
})

export const meta: Route.MetaFunction = pageMeta<Route.MetaArgs>(({ seo }) => ({
  seo,
  path: path,
  everyCity: true,
}))

export default function PolicyRoute({ loaderData: { page } }: Route.ComponentProps) {
  return <TextPageScreen page={page} />
}
