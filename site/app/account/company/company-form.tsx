import { COMPANY_NAME_MAX, POSTAL_ADDRESS_MAX } from '@rapport/contract/accounts/account-limits'
import type { Company } from '@rapport/contract/accounts/company'
import { messages } from '@rapport/contract/errors/messages'
import { useState } from 'react'
import { type AccountResponse, callAccountEndpoint } from '../../accounts/session/account-endpoint.ts'
import { setUser } from '../../accounts/session/current-user.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { classNames } from '../../ui/text/class-names.ts'
import { showToast } from '../../ui/toast/toast-messages.ts'
import { AccountForm } from '../account-form.tsx'
import { AccountSection } from '../account-section.tsx'
import { useAccountUser } from '../account-user.ts'
import styles from './company.module.css'
import { readCompanyForm, toFormErrors } from './company-form-data.ts'
import { ContactPeople } from './contact-people.tsx'
import { DeliveryAddresses } from './delivery-addresses.tsx'

/** Form of the company. `reload` discards the input and loads the stored company. */
export function CompanyForm({ company, reload }: { company: Company; reload: () => void }) {
  const user = useAccountUser()
  const [version, setVersion] = useState(company.version)
  const [isOutdated, setIsOutdated] = useState(false)

  async function save(form: FormData): Promise<AccountResponse> {
    const { body, ...keys } = readCompanyForm(form)
    const answer = await callAccountEndpoint('updateUserCompany', body)
    if (answer.ok) return answer
    setIsOutdated(answer.message === messages.companyChanged)
    return { ...answer, errors: toFormErrors(answer.errors, keys) }
  }

  return (
    <AccountForm
      call={save}
      submit="Сохранить"
      collectsData
      className={styles.form}
      onDone={(result) => {
        const saved = (result as { company: Company }).company
        setVersion(saved.version)
        setUser({ ...user, company: saved.name || null, inn: saved.inn || null })
        showToast('Сохранено')
      }}
      actions={
        isOutdated && (
          <Button variant="outline" onClick={reload}>
            Открыть сохранённые данные
          </Button>
        )
      }
    >
      {(getErrors) => (
        <div>
          <input type="hidden" name="version" value={version} />
          <AccountSection
            heading="Реквизиты"
            lead="Заполните один раз: менеджер выставит счёт и&nbsp;договор без лишних вопросов."
          >
            <CompanyDetails company={company} getErrors={getErrors} />
          </AccountSection>
          <AccountSection
            heading="Адреса доставки"
            lead="Куда везти готовые заказы: склад, магазин или пункт транспортной компании."
          >
            <DeliveryAddresses addresses={company.deliveryAddresses} getErrors={getErrors} />
            <ListErrors messages={getErrors('deliveryAddresses')} />
          </AccountSection>
          <AccountSection
            heading="Контактные лица"
            lead="С&nbsp;кем обсуждать заказ, оплату и&nbsp;приёмку. У&nbsp;каждого нужен телефон или email."
          >
            <ContactPeople contacts={company.contacts} getErrors={getErrors} />
            <ListErrors messages={getErrors('contacts')} />
          </AccountSection>
        </div>
      )}
    </AccountForm>
  )
}

const ListErrors = ({ messages: list }: { messages: string[] | undefined }) =>
  list && <p className={styles.error}>{list.join('. ')}</p>

interface CompanyDetailsProps {
  company: Company
  getErrors: (name: string) => string[] | undefined
}

function CompanyDetails({ company, getErrors }: CompanyDetailsProps) {
  const field = (name: 'name' | 'inn' | 'kpp' | 'legalAddress') => ({
    id: `company-${name}`,
    name,
    defaultValue: company[name],
    errors: getErrors(name),
  })
  return (
    <div className={styles.fields}>
      <TextField
        {...field('name')}
        label="Название"
        placeholder="ООО «Ткань»"
        autoComplete="organization"
        maxLength={COMPANY_NAME_MAX}
      />
      <div className={classNames(styles.fields, styles.two)}>
        <TextField
          {...field('inn')}
          label="ИНН"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          hint="10 цифр у&nbsp;организации, 12 у&nbsp;предпринимателя"
        />
        <TextField
          {...field('kpp')}
          label="КПП"
          autoComplete="off"
          maxLength={9}
          hint="9 знаков, только у&nbsp;организаций"
        />
      </div>
      <TextField
        {...field('legalAddress')}
        label="Юридический адрес"
        autoComplete="off"
        maxLength={POSTAL_ADDRESS_MAX}
      />
    </div>
  )
}
