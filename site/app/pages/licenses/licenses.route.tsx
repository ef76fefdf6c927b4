import type { Api } from '@rapport/contract/endpoints/api'
import { notFound } from '../../browser/not-found.ts'
import { apiFrom } from '../../page-context.ts'
import { pageHandle } from '../../seo/page-handle.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { PageHead } from '../../ui/section/page-head.tsx'
import { helpCrumb, warrantyCrumb } from '../help/help-crumbs.ts'
import type { Route } from './+types/licenses.route'
import { LicenseList } from './license-list.tsx'
import styles from './licenses.module.css'

const path = '/licenses/'
/** Throws 404 without licences. */
async function load(api: Api) {
  const [licenses, seo] = await Promise.all([
    api.getLicenses(),
    api.getSeo({ groupName: 'page', entityId: path }),
  ])
  if (licenses.length === 0) throw notFound()
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
        <LicenseList licenses={licenses} />
      </div>
    </>
  )
}
