import type { CalculatorView } from '@rapport/contract/calculation/form/calculator-view'
import { CALCULATOR_PATH } from '@rapport/contract/paths/paths'
import { apiFrom, calculatorFrom } from '../../page-context.ts'
import { pageHandle } from '../../seo/page-handle.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { PageHead } from '../../ui/section/page-head.tsx'
import type { Route } from './+types/calculator.route'
import styles from './calculator.module.css'
import { CalculatorAnswer } from './calculator-answer.tsx'
import { ANSWER_ID, CalculatorForm } from './calculator-form.tsx'
import { listProductOptions } from './product-options.ts'
import { path as program } from './program/live-calculator.element.ts?script-file'

const EMPTY: CalculatorView = {
  values: {},
  items: {},
  hasUrgency: false,
  errors: {},
  words: [],
  city: null,
  changes: [],
  notices: [],
}

/** The form as it was posted or as a link opens it. Without both it is empty. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = apiFrom(context)
  const [seo, { catalog }, { cities }] = await Promise.all([
    api.getSeo({ groupName: 'page', entityId: CALCULATOR_PATH }),
    api.getCatalog(),
    api.getCities(),
  ])
  return {
    seo,
    products: listProductOptions(catalog),
    cities: cities.map(({ id, city }) => ({ value: String(id), label: city })),
    view: calculatorFrom(context) ?? EMPTY,
  }
}

export const handle = pageHandle({
  crumbs: () => [{ label: 'Калькулятор', to: CALCULATOR_PATH }],
  ownOrderForm: true,
})

export const meta: Route.MetaFunction = pageMeta<Route.MetaArgs>(({ seo }) => ({
  seo,
  path: CALCULATOR_PATH,
}))

export default function CalculatorRoute({ loaderData }: Route.ComponentProps) {
  const { view, products, cities } = loaderData
  return (
    <>
      <PageHead
        heading="Калькулятор тиража"
        lead="Выберите изделия, количество и&nbsp;работы&nbsp;— покажем, из&nbsp;чего складывается цена, когда будет готово и&nbsp;сколько стоит доставка."
      />
      <script src={program} defer />
      <live-calculator className={styles.page}>
        <CalculatorForm view={view} products={products} cities={cities} />
        <CalculatorAnswer view={view} />
        <p className={styles.bar} data-bar="" hidden>
          <span data-sum="" />
          <a href={`#${ANSWER_ID}`}>Из чего сложилось</a>
        </p>
        <p role="status" data-status="" className={styles.status} />
      </live-calculator>
    </>
  )
}
