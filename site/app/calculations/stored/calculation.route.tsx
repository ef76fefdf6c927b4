import { CALCULATOR_PATH, calculationOrderPath, calculationPath } from '@rapport/contract/paths/paths'
import { notFound } from '../../browser/not-found.ts'
import { calculationFrom } from '../../page-context.ts'
import { pageHandle } from '../../seo/page-handle.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { formatDate } from '../../ui/text/date.ts'
import { CalculationView } from '../calculation-view.tsx'
import type { Route } from './+types/calculation.route'
import styles from './calculation.module.css'

/** Page of a saved calculation. The server passes it for the link of an existing one only. */
export function loader({ context }: Route.LoaderArgs) {
  const record = calculationFrom(context)
  if (!record) throw notFound()
  return record
}

export const handle = pageHandle<Route.ComponentProps['loaderData']>({
  crumbs: (data) => [{ label: 'Расчёт', to: calculationPath(data?.calculation.id ?? '') }],
  ownOrderForm: true,
})

export const meta: Route.MetaFunction = pageMeta<Route.MetaArgs>(({ calculation }) => ({
  seo: { title: `Расчёт от ${formatDate(calculation.createdAt)}`, description: '' },
  path: calculationPath(calculation.id),
  everyCity: true,
  noindex: true,
}))

export default function CalculationRoute({ loaderData }: Route.ComponentProps) {
  const { calculation, words, city } = loaderData
  const { createdAt, validUntil, expired } = calculation
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>Расчёт</h1>
        <p className={styles.soft}>
          От&nbsp;<time dateTime={createdAt}>{formatDate(createdAt)}</time>.{' '}
          {expired ? (
            <strong>
              Цены действовали до&nbsp;<time dateTime={validUntil}>{formatDate(validUntil)}</time>: сегодня
              они могут быть другими.
            </strong>
          ) : (
            <>
              Цены действуют до&nbsp;<time dateTime={validUntil}>{formatDate(validUntil)}</time> включительно.
            </>
          )}
        </p>
      </header>
      <section aria-label="Что посчитано" className={styles.box}>
        <CalculationView calculation={calculation} words={words} city={city} />
      </section>
      <p className={styles.actions}>
        <ButtonLink href={calculationOrderPath(calculation.id)}>Отправить фабрике</ButtonLink>
        <ButtonLink variant="outline" href={`${CALCULATOR_PATH}?from=${calculation.id}`}>
          Изменить расчёт
        </ButtonLink>
      </p>
      <p className={styles.soft}>
        Ссылку на&nbsp;эту страницу можно отправить коллеге: личных данных в&nbsp;ней нет.
      </p>
    </article>
  )
}
