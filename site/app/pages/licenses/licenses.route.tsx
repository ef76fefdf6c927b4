import type { Api } from '@rapport/contract/endpoints/api'
import { apiFrom } from '../../page-context.ts'
import { pageHandle } from '../../seo/page-handle.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { PageHead } from '../../ui/section/page-head.tsx'
import { helpCrumb, warrantyCrumb } from '../help/help-crumbs.ts'
import type { Route } from './+types/licenses.route'
import { LicenseList } from './license-list.tsx'
import styles from './licenses.module.css'

const path = '/licenses/'
async function load(api: Api) {
  const [licenses, seo] = await Promise.all([
    api.getLicenses(),
    api.getSeo({ groupName: 'page', entityId: path }),
  ])
  return { licenses, seo }
}

export const loader = ({ context }: Route.LoaderArgs) => load(apiFrom(context))

export const handle = pageHandle({
  crumbs: () => [helpCrumb, warrantyCrumb, { label: 'Лицензии', to: path }],
})

export const meta: Route.MetaFunction = pageMeta<Route.MetaArgs>(({ seo }) => ({
  seo,
  path,
  everyCity: true,
}))

export default function LicensesRoute({ loaderData: { licenses } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        heading="Лицензии"
        lead="Декларации, сертификаты и&nbsp;протоколы испытаний. Копию бумаги на&nbsp;ваше изделие приложим к&nbsp;отгрузке."
      />
      <div className={styles.page}>
        {licenses.length > 0 ? (
          <LicenseList licenses={licenses} />
        ) : (
          <div className={styles.none}>
            <p>
              Документы сейчас обновляются. Нужный пришлём по&nbsp;запросу&nbsp;— напишите, на&nbsp;какое
              изделие.
            </p>
            <ButtonLink href="/contacts/" variant="outline">
              Контакты
            </ButtonLink>
          </div>
        )}
      </div>
    </>
  )
}
