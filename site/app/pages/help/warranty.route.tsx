import { api } from '../../browser/api.ts'
import { apiFrom } from '../../page-context.ts'
import { pageHandle } from '../../seo/page-handle.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { TextPageScreen } from '../text-page.tsx'
import type { Route } from './+types/warranty.route'
import { helpCrumb, warrantyCrumb } from './help-crumbs.ts'
import styles from './warranty.module.css'

const input = { slug: 'warranty' }
export const loader = ({ context }: Route.LoaderArgs) => apiFrom(context).getTextPage(input)
export const clientLoader = () => api.getTextPage(input)

export const handle = pageHandle({
  crumbs: () => [helpCrumb, warrantyCrumb],
})

export const meta: Route.MetaFunction = pageMeta<Route.MetaArgs>(({ page }, { properties }) => ({
  seo: {
    title: `${page.title} — ${properties.name}`,
    description:
      'Сколько действует гарантия на ткань, печать и пошив, что считаем браком и что делаем, если он нашёлся.',
  },
  path: warrantyCrumb.to,
  everyCity: true,
}))

export default function WarrantyRoute({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <TextPageScreen page={page}>
      <p className={styles.licenses}>
        <ButtonLink href="/licenses/" variant="outline">
          Декларации и&nbsp;протоколы испытаний
        </ButtonLink>
      </p>
    </TextPageScreen>
  )
}
