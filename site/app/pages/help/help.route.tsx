import type { Api } from '@rapport/contract/endpoints/api'
import type { OrderStep } from '@rapport/contract/home/home'
import { orNotFound } from '../../browser/not-found.ts'
import { OrderSteps } from '../../content/order-steps.tsx'
import { apiFrom } from '../../page-context.ts'
import { faqPage } from '../../seo/json-ld.ts'
import { pageHandle } from '../../seo/page-handle.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { StructuredData } from '../../seo/structured-data.tsx'
import { PageHead } from '../../ui/section/page-head.tsx'
import { Section } from '../../ui/section/section.tsx'
import { pluralForm } from '../../ui/text/plural.ts'
import { RichText } from '../../ui/text/rich-text.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import type { Route } from './+types/help.route'
import { Faq } from './faq.tsx'
import styles from './help.module.css'
import { helpCrumb } from './help-crumbs.ts'
import { LayoutRequirements } from './layout-requirements.tsx'

const LAYOUT_ID = 'layout'
const DETAILS_ID = 'details'
const FAQ_ID = 'faq'

async function loadHelp(api: Api) {
  const [{ page }, { orderSteps }, help, seo] = await Promise.all([
    api.getTextPage({ slug: 'help' }).catch(orNotFound),
    api.getOrderSteps(),
    api.getHelp(),
    api.getSeo({ groupName: 'page', entityId: helpCrumb.to }),
  ])
  return { page, orderSteps, ...help, seo }
}

export const loader = ({ context }: Route.LoaderArgs) => loadHelp(apiFrom(context))

export const handle = pageHandle({ crumbs: () => [helpCrumb] })

export const meta: Route.MetaFunction = pageMeta<Route.MetaArgs>(({ seo }) => ({
  seo,
  path: helpCrumb.to,
  everyCity: true,
}))

export default function HelpRoute({ loaderData }: Route.ComponentProps) {
  const { page, orderSteps, layoutRequirements, questions } = loaderData
  return (
    <>
      <PageHead
        heading={page.title}
        lead={orderSteps.length > 0 ? `${stepCount(orderSteps)}: ${listSteps(orderSteps)}.` : undefined}
      />
      <nav aria-label="На этой странице" className={styles.contents}>
        {layoutRequirements.length > 0 && <a href={`#${LAYOUT_ID}`}>Требования к&nbsp;макету</a>}
        <a href={`#${DETAILS_ID}`}>Подробно по&nbsp;шагам</a>
        {questions.length > 0 && <a href={`#${FAQ_ID}`}>Вопросы и&nbsp;ответы</a>}
      </nav>
      {orderSteps.length > 0 && (
        <div className={styles.steps}>
          <h2>
            <VisuallyHidden>{stepCount(orderSteps)}</VisuallyHidden>
          </h2>
          <OrderSteps steps={orderSteps} />
        </div>
      )}
      {layoutRequirements.length > 0 && (
        <div id={LAYOUT_ID}>
          <Section heading="Требования к макету" tone="paper">
            <LayoutRequirements requirements={layoutRequirements} checklist={page.document} />
          </Section>
        </div>
      )}
      <div id={DETAILS_ID}>
        <Section heading="Подробно по&nbsp;шагам" beside>
          <RichText html={page.body} />
        </Section>
      </div>
      {questions.length > 0 && (
        <div id={FAQ_ID}>
          <Section heading="Вопросы и&nbsp;ответы" tone="paper" beside>
            <Faq questions={questions} />
            <StructuredData data={faqPage(questions)} />
          </Section>
        </div>
      )}
    </>
  )
}

const COUNTS = ['Один', 'Два', 'Три', 'Четыре', 'Пять', 'Шесть', 'Семь', 'Восемь', 'Девять', 'Десять']

/** «Четыре шага» */
const stepCount = ({ length }: OrderStep[]) =>
  `${COUNTS[length - 1] ?? length}\u00a0${pluralForm(length, ['шаг', 'шага', 'шагов'])}`

/** «пришлите макет, оплатите счёт» */
const listSteps = (steps: OrderStep[]) =>
  steps.map(({ title }) => `${title.charAt(0).toLowerCase()}${title.slice(1)}`).join(', ')
