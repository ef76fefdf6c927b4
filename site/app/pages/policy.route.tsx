import { api } from '../browser/api.ts'
import { apiFrom } from '../page-context.ts'
import { pageHandle } from '../seo/page-handle.ts'
import { pageMeta } from '../seo/page-meta.ts'
import type { Route } from './+types/policy.route'
import { TextPageScreen } from './text-page.tsx'

const input = { slug: 'policy' }
const path = '/policy/'
export const loader = ({ context }: Route.LoaderArgs) => apiFrom(context).getTextPage(input)
export const clientLoader = () => api.getTextPage(input)

export const handle = pageHandle<Route.ComponentProps['loaderData']>({
  crumbs: (data) => (data ? [{ label: data.page.title, to: path }] : []),
})

export const meta: Route.MetaFunction = pageMeta<Route.MetaArgs>(({ page }, { properties }) => ({
  seo: {
    title: `${page.title} — ${properties.name}`,
    description: `${page.title}: что мы храним, зачем и как отозвать согласие.`,
  },
  path,
  everyCity: true,
}))

export default function PolicyRoute({ loaderData: { page } }: Route.ComponentProps) {
  return <TextPageScreen page={page} />
}
