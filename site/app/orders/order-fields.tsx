import type { FieldErrors } from '@rapport/contract/failure'
import { COMMENT_MAX, EMAIL_MAX, NAME_MAX } from '@rapport/contract/limits'
import { CheckBox } from '../ui/check-box.tsx'
import { FileField } from '../ui/file-field.tsx'
import { PhoneField } from '../ui/phone-field.tsx'
import { PolicyCheckbox } from '../ui/policy-checkbox.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import { loadOrderCheck } from './load-order-check.ts'
import { orderFieldId } from './order-field-id.ts'
import styles from './order-form.module.css'

interface OrderFieldsProps {
  errors: FieldErrors
  /** What was typed before, where the form has come back with errors. */
  values: Record<string, string>
}

/** Nothing is wrong as far as one can tell where the check could not be loaded. */
const checkChosen = (files: File[]) =>
  loadOrderCheck().then(
    ({ checkFiles }) => checkFiles(files),
    () => [],
  )

/** Fields of the order (§5). They hold their own text, so that starting late loses none of it. */
export function OrderFields({ errors, values }: OrderFieldsProps) {
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
        <PhoneField
          {...field('phone')}
          label="Телефон"
          placeholder="+7 (___) ___-__-__"
          required
          defaultValue={values.phone}
        />
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
      <TextArea
        {...field('comment')}
        label="Комментарий"
        maxLength={COMMENT_MAX}
        defaultValue={values.comment}
      />
      <FileField
        {...field('files')}
        name="files[]"
        label="Загрузить файл"
        check={checkChosen}
        hint="До 5 файлов по 100 МБ: AI, EPS, CDR, PDF, SVG, PSD, TIFF, PNG, JPG, архивы и документы"
      />
      <div>
        <CheckBox
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
