import type { OrderOutcome } from '@rapport/contract/page'
import type { SiteProperties } from '@rapport/contract/site'
import { Button } from '../ui/button/button.tsx'
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx'
import { OrderForm } from './order-form.tsx'
import { OrderThanks } from './order-thanks.tsx'
import { useOrderForm } from './use-order-form.ts'

interface OrderPanelProps {
  social: SiteProperties['social']
  subject?: string | undefined
  /** What a form sent without JavaScript came back with. */
  outcome?: OrderOutcome | undefined
}

const noOutcome: OrderOutcome = { errors: {}, values: {} }

/** The form, and the thanks in its place once it is sent. */
export function OrderPanel({ social, subject, outcome = noOutcome }: OrderPanelProps) {
  const { state, values, submit, reset } = useOrderForm(outcome)
  return (
    <>
      <VisuallyHidden>
        <span role="status">{state.phase === 'loading' ? 'Отправляем заявку' : ''}</span>
      </VisuallyHidden>
      {state.phase === 'success' ? (
        <OrderThanks number={state.number} social={social} focused>
          <Button onClick={reset}>Закрыть</Button>
        </OrderThanks>
      ) : (
        <OrderForm
          loading={state.phase === 'loading'}
          errors={state.errors}
          values={values}
          subject={subject}
          submit={submit}
        />
      )}
    </>
  )
}
