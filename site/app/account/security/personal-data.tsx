import type { ReactNode } from 'react'
import { forgetSession } from '../../accounts/session/current-user.ts'
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

/** Download and deletion of the user's data, which the law requires. Both are confirmed by a mailed code. */
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
            // The account layout redirects home after logout.
            forgetSession()
            showToast('Кабинет удалён')
          }}
        />
      </AccountSection>
    </>
  )
}
