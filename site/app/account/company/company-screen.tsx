import { useState } from 'react'
import { loadUserData } from '../../browser/requests/api.ts'
import { useLoaded } from '../../browser/use-loaded.ts'
import { Button } from '../../ui/button/button.tsx'
import { LoadingBlock } from '../../ui/skeleton/loading-block.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { AccountScreen } from '../account-screen.tsx'
import styles from './company.module.css'
import { CompanyForm } from './company-form.tsx'

/** Company of the user. */
export default function CompanyScreen() {
  return (
    <AccountScreen tab="company">
      <Company />
    </AccountScreen>
  )
}

function Company() {
  const [attempt, setAttempt] = useState(1)
  const { value, failed } = useLoaded(String(attempt), () => loadUserData('getUserCompany'))
  const reload = () => setAttempt(attempt + 1)
  return (
    <>
      <h2 className={styles.heading}>Компания</h2>
      {value && <CompanyForm key={attempt} company={value.company} reload={reload} />}
      {failed && (
        <div role="alert" className={styles.failed}>
          <p>Не&nbsp;получилось загрузить данные компании. Проверьте интернет и&nbsp;попробуйте ещё раз.</p>
          <Button variant="outline" onClick={reload}>
            Повторить
          </Button>
        </div>
      )}
      {!value && !failed && <CompanySkeleton />}
    </>
  )
}

/** As high as the form of an empty company. */
function CompanySkeleton() {
  return (
    <LoadingBlock label="Загружаем данные компании…">
      <div className={styles.skeleton}>
        {['name', 'inn', 'kpp', 'address', 'addresses', 'contacts'].map((part) => (
          <div key={part} className={styles.skeletonField}>
            <Skeleton width="30%" height="20px" />
            <Skeleton height="52px" />
          </div>
        ))}
      </div>
    </LoadingBlock>
  )
}
