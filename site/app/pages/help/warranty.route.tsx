import { LICENSES_PATH } from '@rapport/contract/paths/paths'
import { useHasContent } from '../../content/use-has-content.ts'
import { apiFrom } from '../../page-context.ts'
import { pageHandle } from '../../seo/page-handle.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { loadTextPage, TextPageScreen } from '../text-page.tsx'
import type { Route } from './+types/warranty.route'
import { helpCrumb, warrantyCrumb } from './help-crumbs.ts'
import styles from './warranty.module.css'

const input = { slug: 'warranty', path: warrantyCrumb.to }
export const loader = ({ context }: Route.LoaderArgs) => loadTextPage(apiFrom(context), input)

export const handle = pageHandle({ crumbs: () => [helpCrumb, warrantyCrumb] })

export const meta: Route.MetaFunction = pageMeta<Route.MetaArgs>(({ seo }) => ({
  seo,
  path: warrantyCrumb.to,
  everyCity: true,
}))

export default function WarrantyRoute({ loaderData: { page } }: Route.ComponentProps) {
  const hasContent = useHasContent()
  return (
    <TextPageScreen page={page}>
      {hasContent(LICENSES_PATH) && (
        <p className={styles.licenses}>
          <ButtonLink href={LICENSES_PATH} variant="outline">
            Декларации и&nbsp;протоколы испытаний
          </ButtonLink>
        </p>
      )}
    </TextPageScreen>
  )
}
