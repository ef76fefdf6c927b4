import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { EMAIL_MAX, NAME_MAX } from '@rapport/contract/fields/field-limits'
import { COMMENT_MAX } from '@rapport/contract/orders/order-limits'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { QUANTITY_ID } from '../prices/chosen-product.ts'
import type { OrderSubject } from '../seo/page-handle.ts'
import { Button } from '../ui/button/button.tsx'
import { Checkbox } from '../ui/checkbox/checkbox.tsx'
import { PolicyCheckbox } from '../ui/checkbox/policy-checkbox.tsx'
import { Slot } from '../ui/element/slot.tsx'
import { PhoneField } from '../ui/field/phone-field.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { Textarea } from '../ui/field/textarea.tsx'
import { FileField } from '../ui/file-field/file-field.tsx'
import { ORDER_FORM_ID } from '../ui/order-link/order-form-anchor.ts'
import { LineFields } from './line-fields.tsx'
import { OrderErrors, orderFieldId, UnsentNote } from './order-errors.tsx'
import styles from './order-form.module.css'
import type { PageCity } from './page-city.ts'
import { loadOrderSending } from './sending/load-order-sending.ts'
import { useProfileValues } from './use-profile-values.ts'

interface OrderFormProps {
  city: PageCity | undefined
  loading: boolean
  errors: FieldErrors
  /** Whether the errors come from the server. */
  isSent: boolean
  values: Record<string, string>
  /** Product of the page. */
  subject?: OrderSubject | undefined
  /** Products of the page, with their fields. */
  products?: ReactNode
  /** Content above the fields. */
  attachments?: ReactNode
  /** Whether the replaced content had focus. */
  takesFocus: RefObject<boolean>
  submit: (form: HTMLFormElement) => void
  /** Upload progress. */
  progress: ReactNode
  setFileErrors: (errors: string[]) => void
}

/** Order form. Without JavaScript the browser posts it, and /order/ shows the result. */
export function OrderForm({
  city,
  loading,
  errors,
  isSent,
  values,
  subject,
  products,
  attachments,
  takesFocus,
  submit,
  progress,
  setFileErrors,
}: OrderFormProps) {
  const ref = useRef<HTMLFormElement>(null)
  useProfileValues(ref)

  // The form shows its own messages instead of the browser's.
  useEffect(() => {
    if (ref.current) ref.current.noValidate = true
  }, [])

  // Restores focus, which would otherwise move to the top of the page. Does not scroll, since the visitor may be
  // elsewhere by now.
  useEffect(() => {
    if (takesFocus.current && ref.current) {
      ref.current.tabIndex = -1
      ref.current.focus({ preventScroll: true })
    }
    takesFocus.current = false
  }, [takesFocus])

  const submitted = useRef(false)
  useEffect(() => {
    if (!submitted.current || loading || Object.keys(errors).length === 0) return
    submitted.current = false
    ref.current?.querySelector<HTMLElement>('[data-order-errors], [aria-invalid="true"]')?.focus()
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
      onFocus={loadSending}
      onSubmit={(event) => {
        // The calculator's button of a product's page sends the choice elsewhere.
        if ((event.nativeEvent as SubmitEvent).submitter?.hasAttribute('formaction')) return
        event.preventDefault()
        submitted.current = true
        submit(event.currentTarget)
      }}
    >
      <OrderErrors errors={errors} isSent={isSent} {...(subject && { quantityId: QUANTITY_ID })} />
      {city && <input type="hidden" name="cityId" value={city.id} />}
      {subject ? <PageSubject {...subject} /> : products || <LineFields values={values} errors={errors} />}
      {attachments}
      <OrderFields errors={errors} values={values} setFileErrors={setFileErrors} />
      <div className={styles.foot}>
        <Button type="submit" disabled={loading} className={styles.submit}>
          {loading ? 'Отправляем…' : 'Отправить заявку'}
        </Button>
        {progress}
        {!isSent && <UnsentNote errors={errors} />}
      </div>
    </form>
  )
}

/** Without the chunk the browser sends the form. */
const loadSending = () => void loadOrderSending().catch(() => undefined)

/** Chosen product: «Футболка классическая · Кулирка · 120 шт · 93 600 ₽ · изменить». */
const PageSubject = ({ itemId, title }: OrderSubject) => (
  <p className={styles.about}>
    <chosen-product>
      <input type="hidden" name="total" disabled />
      {title}
      <Slot data-fill="choice" />
      <span data-change="" hidden>
        {'\u00a0· '}
        <a href={`#${QUANTITY_ID}`} aria-label="изменить количество">
          изменить
        </a>
      </span>
    </chosen-product>
    <input type="hidden" name="itemId" value={itemId} />
    <input type="hidden" name="itemTitle" value={title} />
  </p>
)

interface OrderFieldsProps {
  errors: FieldErrors
  /** Earlier input of a form with errors. */
  values: Record<string, string>
  setFileErrors: (errors: string[]) => void
}

/** Fields of the order. They are uncontrolled, so that hydration keeps typed text. */
function OrderFields({ errors, values, setFileErrors }: OrderFieldsProps) {
  const field = (name: string) => ({ id: orderFieldId(name), name, errors: errors[name] })
  return (
    <>
      <div className={styles.row}>
        <TextField
          {...field('name')}
          label="Ваше имя"
          autoComplete="name"
          maxLength={NAME_MAX}
          required
          defaultValue={values.name}
        />
        <PhoneField {...field('phone')} label="Телефон" required defaultValue={values.phone} />
      </div>
      <TextField
        {...field('email')}
        type="email"
        label="Ваш email"
        autoComplete="email"
        placeholder="name@example.ru"
        maxLength={EMAIL_MAX}
        required
        defaultValue={values.email}
      />
      <Textarea
        {...field('comment')}
        label="Комментарий"
        optional
        maxLength={COMMENT_MAX}
        defaultValue={values.comment}
      />
      <FileField
        {...field('files')}
        name="files[]"
        label="Загрузить файл"
        onErrors={setFileErrors}
        data-goal="file-chosen"
        hint="До&nbsp;5 файлов по&nbsp;100&nbsp;МБ: AI, EPS, CDR, PDF, SVG, PSD, TIFF, PNG, JPG, архивы и&nbsp;документы"
      />
      <div>
        <Checkbox
          {...field('isCatalog')}
          value="1"
          label="Прислать каталог"
          defaultChecked={values.isCatalog === '1'}
        />
        <PolicyCheckbox {...field('policy')} defaultChecked={values.policy === '1'} />
      </div>
    </>
  )
}
