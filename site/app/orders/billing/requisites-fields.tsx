import type { Payer } from '@rapport/contract/requisites/payer'
import { TextField } from '../../ui/field/text-field.tsx'
import styles from './billing.module.css'

interface RequisitesFieldsProps {
  values: Partial<Payer>
  getErrors: (name: string) => string[] | undefined
}

/** Fields of the payer, INN first. They have no maximum length: a browser would cut pasted text silently. */
export const RequisitesFields = ({ values, getErrors }: RequisitesFieldsProps) => {
  const field = (name: keyof Payer) => ({
    id: `requisites-${name}`,
    name,
    defaultValue: values[name],
    errors: getErrors(name),
  })
  return (
    <>
      <div className={styles.two}>
        <TextField
          {...field('inn')}
          label="ИНН"
          inputMode="numeric"
          autoComplete="off"
          hint="10 цифр у&nbsp;организации, 12 у&nbsp;предпринимателя"
        />
        <TextField
          {...field('kpp')}
          label="КПП"
          autoComplete="off"
          hint="9 знаков, только у&nbsp;организации"
        />
      </div>
      <TextField
        {...field('name')}
        label="Кто платит"
        autoComplete="organization"
        required
        hint="Например: ООО «Ткань», ИП Ткачёва Анна или просто имя и&nbsp;фамилия"
      />
      <TextField
        {...field('address')}
        label="Юридический адрес"
        autoComplete="off"
        hint="У&nbsp;предпринимателя&nbsp;— адрес регистрации"
      />
    </>
  )
}
