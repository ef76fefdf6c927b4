import type { FieldErrors } from '@rapport/contract/failure'
import { useEffect, useRef } from 'react'
import { usePageCity } from '../contacts/use-page-city.ts'
import { Button } from '../ui/button.tsx'
import { ORDER_FORM_ID } from '../ui/order-form-place.ts'
import { loadOrderCheck } from './load-order-check.ts'
import { OrderErrors } from './order-errors.tsx'
import { OrderFields } from './order-fields.tsx'
import styles from './order-form.module.css'

interface OrderFormProps {
  loading: boolean
  errors: FieldErrors
  values: Record<string, string>
  /** What the order is about: the product of the page. */
  subject?: string | undefined
  submit: (form: HTMLFormElement) => void
}

/** The form as it stands; without the client program it posts itself, and /order/ answers. */
export function OrderForm({ loading, errors, values, subject, submit }: OrderFormProps) {
  const ref = useRef<HTMLFormElement>(null)
  const city = usePageCity()

  // With the program running its own messages take the place of the browser's.
  useEffect(() => {
    if (ref.current) ref.current.noValidate = true
  }, [])

  const tried = useRef(false)
  useEffect(() => {
    if (!tried.current || loading || Object.keys(errors).length === 0) return
    ref.current
      ?.querySelector<HTMLElement>('[aria-invalid="true"], [data-order-errors]:not(:has(a))')
      ?.focus()
  }, [errors, loading])

  return (
    <form
      ref={ref}
      id={ORDER_FORM_ID}
      action="/order/"
      method="post"
      encType="multipart/form-data"
      className={styles.form}
      aria-busy={loading}
      onFocus={loadOrderCheck}
      onSubmit={(event) => {
        event.preventDefault()
        tried.current = true
        submit(event.currentTarget)
      }}
    >
      <OrderErrors errors={errors} />
      {city && <input type="hidden" name="cityId" value={city.id} />}
      {subject && (
        <>
          <p className={styles.about}>{subject}</p>
          <input type="hidden" name="additionalComment" value={subject} />
        </>
      )}
      <OrderFields errors={errors} values={values} />
      <div className={styles.foot}>
        <Button type="submit" disabled={loading} className={styles.submit}>
          {loading ? 'Отправляем…' : 'Отправить заявку'}
        </Button>
        <p className={styles.note}>Имя, телефон и email обязательны.</p>
      </div>
    </form>
  )
}
