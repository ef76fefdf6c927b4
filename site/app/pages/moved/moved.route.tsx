import type { Api } from '@rapport/contract/endpoints/api'
import { apiFrom } from '../../page-context.ts'
import { pageHandle } from '../../seo/page-handle.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import styles from '../message-screens.module.css'
import type { Route } from './+types/moved.route'
import { parseOwnPath } from './own-path.ts'

/** Long enough to read the target. */
const LEADS_AFTER_S = 3
const path = '/301/'

const loadMoved = async (calls: Api, url: URL) => ({
  to: parseOwnPath(url.searchParams.get('to')),
  seo: await calls.getSeo({ groupName: 'page', entityId: path }),
})

export const loader = ({ context, url }: Route.LoaderArgs) => loadMoved(apiFrom(context), url)

export const handle = pageHandle<Route.ComponentProps['loaderData']>({
  crumbs: () => [{ label: 'Страница переехала', to: path }],
  refresh: (data) => (data?.to ? `${LEADS_AFTER_S}; url=${data.to}` : undefined),
})

export const meta: Route.MetaFunction = pageMeta<Route.MetaArgs>(({ seo }) => ({
  seo,
  path,
  everyCity: true,
  noindex: true,
}))

export default function MovedRoute({ loaderData: { to } }: Route.ComponentProps) {
  if (!to)
    return (
      <div className={styles.screen}>
        <h1>Адрес не найден</h1>
        <p className={styles.text}>
          Ссылка ведёт не&nbsp;на&nbsp;страницу нашего сайта, и&nbsp;мы&nbsp;по&nbsp;ней не&nbsp;пошли.
          Начните с&nbsp;главной или каталога.
        </p>
        <div className={styles.links}>
          <ButtonLink href="/">На главную</ButtonLink>
          <ButtonLink href="/catalog/" variant="outline">
            Каталог
          </ButtonLink>
        </div>
      </div>
    )
  return (
    <div className={styles.screen}>
      <h1>Страница переехала</h1>
      <p className={styles.text}>
        Теперь она здесь: <a href={to}>{decodePath(to)}</a>. Откроем сами через несколько секунд.
      </p>
      <div className={styles.links}>
        <ButtonLink href={to}>Перейти сейчас</ButtonLink>
        <ButtonLink href="/" variant="outline">
          На главную
        </ButtonLink>
      </div>
    </div>
  )
}

/** Decodes a URL for display. */
function decodePath(to: string): string {
  try {
    return decodeURI(to)
  } catch {
    return to
  }
}
