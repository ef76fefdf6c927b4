import { api } from '../browser/api.ts'
import { apiFrom } from '../page-context.ts'
import { pageHandle } from '../seo/page-handle.ts'
import { pageMeta } from '../seo/page-meta.ts'
import type { Route } from './+types/agreement.route'
import { TextPageScreen } from './text-page.tsx'

const input = { slug: 'agreement' }
const path = '/agreement/'
export const loader = ({ context }: Route.LoaderArgs) => apiFrom(context).getTextPage(input)
export const clientLoader = () => api.getTextPage(input)

export const handle = pageHandle<Route.ComponentProps['loaderData']>({
  crumbs: (data) => (data ? [{ label: data.page.title, to: path }] : []),
})

export const meta: Route.MetaFunction = pageMeta<Route.MetaArgs>(({ page }, { properties }) => ({
  seo: {
    title: `${page.title} — ${properties.name}`,
    description: `${page.title}: как пользоваться сайтом, чьи макеты и тексты, когда заявка становится заказом.`,
  },
  path,
  everyCity: true,
}))

export default function AgreementRoute({ loaderData: { page } }: Route.ComponentProps) {
  return <TextPageScreen page={page} />
}
