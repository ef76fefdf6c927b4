import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { EMAIL_MAX, NAME_MAX } from '@rapport/contract/fields/field-limits'
import { COMMENT_MAX } from '@rapport/contract/orders/order-limits'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { reachGoal } from '../browser/visit/analytics.ts'
import { usePageCity } from '../contacts/use-page-city.ts'
import { QUANTITY_ID, useChosenProduct } from '../prices/chosen-quantity.ts'
import type { OrderSubject } from '../seo/page-handle.ts'
import { Button } from '../ui/button/button.tsx'
import { Checkbox } from '../ui/checkbox/checkbox.tsx'
import { PolicyCheckbox } from '../ui/checkbox/policy-checkbox.tsx'
import { PhoneField } from '../ui/field/phone-field.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { Textarea } from '../ui/field/textarea.tsx'
import { FileField } from '../ui/file-field/file-field.tsx'
import { ORDER_FORM_ID } from '../ui/order-link/order-form-anchor.ts'
import { LineFields } from './line-fields.tsx'
import { loadOrderSending } from './load-order-sending.ts'
import { OrderErrors, orderFieldId, UnsentNote } from './order-errors.tsx'
import styles from './order-form.module.css'
import { useProfileValues } from './use-profile-values.ts'

interface OrderFormProps {
  loading: boolean
  errors: FieldErrors
  /** Whether the server has answered with the errors. */
  isSent: boolean
  values: Record<string, string>
  /** What the order is about: the product of the page. */
  subject?: OrderSubject | undefined
  /** Stands above the fields. */
  attachments?: ReactNode
  /** Whether what stood in its place had the focus when it went. */
  takesFocus: RefObject<boolean>
  submit: (form: HTMLFormElement) => void
  /** Shows how much of the files has been sent. */
  progress: ReactNode
  setFileErrors: (errors: string[]) => void
}

/** The order form; without JavaScript it posts itself, and /order/ answers. */
export function OrderForm({
  loading,
  errors,
  isSent,
  values,
  subject,
  attachments,
  takesFocus,
  submit,
  progress,
  setFileErrors,
}: OrderFormProps) {
  const ref = useRef<HTMLFormElement>(null)
  const city = usePageCity()
  useProfileValues(ref)

  // With JavaScript its own messages are shown instead of the browser's.
  useEffect(() => {
    if (ref.current) ref.current.noValidate = true
  }, [])

  // Else the next key would begin at the top of the page. The visitor may look at another part of it by now.
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
        event.preventDefault()
        submitted.current = true
        submit(event.currentTarget)
      }}
    >
      <OrderErrors errors={errors} isSent={isSent} />
      {city && <input type="hidden" name="cityId" value={city.id} />}
      {subject ? <PageSubject {...subject} /> : <LineFields values={values} />}
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

/** The form is sent without it where it does not come. */
const loadSending = () => void loadOrderSending().catch(() => undefined)

/** Ends a line, and never begins one. */
const DOT = '\u00a0· '

/** «Футболка классическая · Кулирка · 120 шт · 93 600 ₽ · изменить», as far as something is chosen above. */
function PageSubject({ itemId, title }: OrderSubject) {
  const { material, baseColor, quantity, total } = useChosenProduct()
  return (
    <p className={styles.about}>
      <input type="hidden" name="itemId" value={itemId} />
      <input type="hidden" name="itemTitle" value={title} />
      {total && <input type="hidden" name="total" value={total} />}
      {[title, material, baseColor, quantity, total].filter(Boolean).join(DOT)}
      {quantity && (
        <>
          {DOT}
          <a href={`#${QUANTITY_ID}`} aria-label="изменить количество">
            изменить
          </a>
        </>
      )}
    </p>
  )
}

interface OrderFieldsProps {
  errors: FieldErrors
  /** What was typed before, where the form has come back with errors. */
  values: Record<string, string>
  setFileErrors: (errors: string[]) => void
}

/** Fields of the order. They hold their own text, so that starting late loses none of it. */
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
        onInput={(event) => event.currentTarget.files?.length && reachGoal('file-chosen')}
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
