import type { ReactNode } from 'react'
import { forgetSession } from '../../accounts/current-user.ts'
import { showToast } from '../../ui/toast/toast-messages.ts'
import { AccountSection } from '../account-section.tsx'
import { ConfirmByCode } from './confirm-by-code.tsx'
import { downloadPersonalData } from './download-personal-data.ts'

const removalLead: ReactNode = (
  <>
    Профиль, данные компании, избранное и&nbsp;все входы исчезнут навсегда. Заявки останутся у&nbsp;фабрики
    без связи с&nbsp;кабинетом: этого требует закон.
  </>
)

/** What the law lets a user ask for: all that is kept of them, and the end of it. Each is confirmed by a mailed code. */
export function PersonalData() {
  return (
    <>
      <AccountSection
        heading="Выгрузить мои данные"
        lead="Архив с&nbsp;профилем, компанией, заявками, их&nbsp;файлами и&nbsp;избранным. Подтвердите выгрузку кодом из&nbsp;письма."
      >
        <ConfirmByCode
          purpose="export"
          request="Выгрузить данные"
          submit="Скачать архив"
          loadingLabel="Собираем архив…"
          confirm={downloadPersonalData}
          onDone={() => showToast('Архив скачан')}
        />
      </AccountSection>
      <AccountSection heading="Удалить кабинет" lead={removalLead}>
        <ConfirmByCode
          purpose="removal"
          request="Удалить кабинет"
          submit="Удалить навсегда"
          loadingLabel="Удаляем…"
          confirm="removeUser"
          onDone={() => {
            // The page of the account leads home as soon as nobody is logged in.
            forgetSession()
            showToast('Кабинет удалён')
          }}
        />
      </AccountSection>
    </>
  )
}
