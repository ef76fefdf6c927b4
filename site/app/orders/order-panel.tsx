import type { OrderOutcome } from '@rapport/contract/page'
import type { SiteProperties } from '@rapport/contract/site/site'
import { useCallback, useEffect, useRef } from 'react'
import type { OrderSubject } from '../seo/page-handle.ts'
import { Button } from '../ui/button/button.tsx'
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx'
import { CartFields } from './cart/cart-fields.tsx'
import { removeOrdered } from './cart/ordered-lines.ts'
import { OrderForm } from './order-form.tsx'
import { prefillOrder, useOrderPrefill } from './order-prefill.ts'
import { OrderThanks } from './order-thanks.tsx'
import type { PageCity } from './page-city.ts'
import { useOrderForm } from './use-order-form.ts'

interface OrderPanelProps {
  city: PageCity | undefined
  properties: Pick<SiteProperties, 'operationMode' | 'social'>
  subject?: OrderSubject | undefined
  /** Result of a form sent without JavaScript. */
  outcome?: OrderOutcome | undefined
  /** Whether the form orders the lines of the cart. A placed order takes them out of it. */
  isCart?: boolean
}

const noOutcome: OrderOutcome = { errors: {}, values: {} }

/** The order form, replaced by a thank-you message after sending. */
export default function OrderPanel({
  city,
  properties,
  subject,
  outcome = noOutcome,
  isCart,
}: OrderPanelProps) {
  const prefill = useOrderPrefill()
  const { state, values, submit, reset, setFileErrors } = useOrderForm(
    outcome,
    city,
    isCart ? removeOrdered : undefined,
  )
  const isSent = state.phase === 'success'
  const takesFocus = useRef(false)
  const onFocusGone = useCallback(() => {
    takesFocus.current = true
  }, [])
  useEffect(() => {
    if (isSent) prefillOrder(undefined)
  }, [isSent])
  // A new order replaces the message.
  useEffect(() => {
    if (prefill) reset()
  }, [prefill, reset])
  return (
    <>
      <VisuallyHidden>
        <span role="status">{state.phase === 'loading' ? 'Отправляем заявку' : ''}</span>
      </VisuallyHidden>
      {state.phase === 'success' ? (
        <OrderThanks
          city={city}
          order={state.order}
          properties={properties}
          focused
          onFocusGone={onFocusGone}
        >
          <Button variant="outline" onClick={reset}>
            Закрыть
          </Button>
        </OrderThanks>
      ) : (
        <OrderForm
          key={prefill?.key}
          city={city}
          loading={state.phase === 'loading'}
          errors={state.errors}
          isSent={state.isSent}
          values={prefill?.values ?? values}
          subject={subject}
          products={isCart && <CartFields />}
          attachments={prefill?.attachments}
          takesFocus={takesFocus}
          submit={submit}
          progress={state.progress}
          setFileErrors={setFileErrors}
        />
      )}
    </>
  )
}
