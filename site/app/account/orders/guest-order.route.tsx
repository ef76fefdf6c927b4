import { GUEST_LINK_DAYS } from '@rapport/contract/accounts/guest-order'
import { ORDER_PATH } from '@rapport/contract/paths/paths'
import { notFound } from '../../browser/not-found.ts'
import { StageList } from '../../orders/stages/stage-list.tsx'
import { StageMailsForm } from '../../orders/stages/stage-mails-form.tsx'
import { guestOrderFrom } from '../../page-context.ts'
import { pageHandle } from '../../seo/page-handle.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import fileStyles from '../../ui/file-field/file-rows.module.css'
import { Icon } from '../../ui/icon/icon.tsx'
import { PhoneLink } from '../../ui/masked-link/phone-link.tsx'
import { formatBytes } from '../../ui/text/bytes.ts'
import { classNames } from '../../ui/text/class-names.ts'
import { formatDate } from '../../ui/text/date.ts'
import type { Route } from './+types/guest-order.route'
import { GuestMessages } from './guest-messages.tsx'
import guestStyles from './guest-order.module.css'
import { OrderLinesFacts } from './order-lines-facts.tsx'
import { OrderStepList } from './progress/order-step-list.tsx'
import styles from './user-order.module.css'

/** Order page for a signed link in a mail. Any other URL is not found. */
export function loader({ context }: Route.LoaderArgs) {
  const order = guestOrderFrom(context)
  if (!order) throw notFound()
  return order
}

export const handle = pageHandle({ crumbs: () => [{ label: 'Заявка', to: ORDER_PATH }], ownOrderForm: true })

export const meta: Route.MetaFunction = pageMeta<Route.MetaArgs>(({ number }) => ({
  seo: { title: `Заявка № ${number}`, description: '' },
  path: ORDER_PATH,
  everyCity: true,
  noindex: true,
}))

export default function GuestOrderRoute({ loaderData: order, matches: [root] }: Route.ComponentProps) {
  const { phone, supportEmail } = root.loaderData.properties
  const { number, placedAt, lines, calculation, files, stages, stageMails } = order
  return (
    <article className={classNames(guestStyles.page, styles.order)}>
      <header className={styles.head}>
        <h1>Заявка №&nbsp;{number}</h1>
        <p className={styles.soft}>
          Отправлена <time dateTime={placedAt}>{formatDate(placedAt)}</time>
        </p>
      </header>
      <OrderStepList order={order} />
      {(stages.length > 0 || stageMails) && (
        <section aria-labelledby="order-stages" className={styles.box}>
          <h2 id="order-stages">Производство</h2>
          {stages.length > 0 && <StageList stages={stages} />}
          {stageMails && <StageMailsForm action={stageMails.path} wanted={stageMails.wanted} />}
        </section>
      )}
      {(lines.length > 0 || files.length > 0) && (
        <section aria-labelledby="order-content" className={styles.box}>
          <h2 id="order-content">Что в&nbsp;заявке</h2>
          {lines.length > 0 && <OrderLinesFacts lines={lines} calculation={calculation} />}
          {files.length > 0 && (
            <ul aria-label="Файлы" className={fileStyles.files}>
              {files.map(({ name, size }) => (
                <li key={name} className={fileStyles.file}>
                  <Icon name="attach" size={20} />
                  <span className={fileStyles.name}>{name}</span>
                  <span className={fileStyles.size}>{formatBytes(size)}</span>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      <GuestMessages order={order} />
      {phone && (
        <p>
          Вопрос по&nbsp;заявке? Позвоните и&nbsp;назовите её&nbsp;номер:{' '}
          <PhoneLink phone={phone} className={styles.number} />
        </p>
      )}
      {!phone && supportEmail && (
        <p>
          Вопрос по&nbsp;заявке? Напишите и&nbsp;назовите её&nbsp;номер:{' '}
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </p>
      )}
      <p className={styles.soft}>
        Ссылка из&nbsp;письма действует {GUEST_LINK_DAYS}&nbsp;дней. Пересылайте её только тем, кому можно
        видеть заявку.
      </p>
    </article>
  )
}
