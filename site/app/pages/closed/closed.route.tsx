import type { SiteProperties } from '@rapport/contract/site/site'
import { data, useRouteLoaderData } from 'react-router'
import { contactCall } from '../../contacts/contact-call.ts'
import { CountedPhone } from '../../contacts/counted-phone.tsx'
import { isClosedFrom } from '../../page-context.ts'
import { pageHandle } from '../../seo/page-handle.ts'
import { choosePrint, DividerPattern } from '../../ui/divider-pattern/divider-pattern.tsx'
import { MaskedEmail } from '../../ui/masked-link/masked-email.tsx'
import type { Route } from './+types/closed.route'
import styles from './closed.module.css'

/** Data of the layout. */
interface Root {
  properties: SiteProperties
}

/** Throws 404 unless the site is closed. Then its page answers 503. */
export function loader({ context }: Route.LoaderArgs) {
  if (!isClosedFrom(context)) throw data(null, 404)
  return data(null, 503)
}

export const handle = pageHandle({ alone: true })

export const meta: Route.MetaFunction = ({ matches: [{ loaderData: root }] }) => [
  { title: `${(root as Root | undefined)?.properties.name ?? ''}: скоро откроемся` },
  { name: 'robots', content: 'noindex' },
]

/** What visitors see of a site that has not opened: its name and how to reach the factory. */
export default function ClosedRoute() {
  const layout = useRouteLoaderData<Root>('root')
  if (!layout) return null
  const { name, tagline, phone, supportEmail, operationMode, address, logo } = layout.properties
  const call = contactCall({ phone, email: supportEmail })
  return (
    <main className={styles.page}>
      <p className={styles.name}>
        {logo ? <img src={logo.src} alt={name} className={styles.logo} /> : <b>{name}</b>}
        {tagline}
      </p>
      <div className={styles.text}>
        <h1>Скоро откроемся</h1>
        <p className={styles.lead}>
          Раскладываем по&nbsp;полкам каталог и&nbsp;цены.{' '}
          {call ? `Заказать можно уже сейчас. ${call}.` : 'Загляните через несколько дней.'}
        </p>
        <div className={styles.contacts}>
          {phone && <CountedPhone phone={phone} className={styles.phone} />}
          {supportEmail && <MaskedEmail email={supportEmail} />}
          {operationMode && <p>{operationMode}</p>}
          {address && <address>{address}</address>}
        </div>
      </div>
      <div className={styles.pattern}>
        <DividerPattern print={choosePrint('/')} />
      </div>
    </main>
  )
}
