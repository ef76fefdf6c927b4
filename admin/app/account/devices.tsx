import type { StaffDevice } from '@rapport/staff-contract/staff/staff'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callAdmin } from '../api/admin-api.ts'
import { failureText } from '../api/admin-error.ts'
import { devicesQuery } from '../api/queries.ts'
import { Question } from '../forms/question.tsx'
import { Badge } from '../ui/badge/badge.tsx'
import { Button } from '../ui/button/button.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { formatMoment } from '../ui/text/format-moment.ts'
import { showToast } from '../ui/toast/toasts.ts'
import styles from './account.module.css'
import { useAccountCommand } from './use-account-command.ts'

/** Sessions of the current user. */
export function Devices() {
  const { data: devices, error } = useQuery(devicesQuery)
  const [confirming, setConfirming] = useState<StaffDevice | 'others'>()
  const ending = useAccountCommand(
    (device: StaffDevice | 'others') =>
      device === 'others'
        ? callAdmin('endOtherStaffDevices')
        : callAdmin('endStaffDevice', { params: { id: device.id } }),
    () => {
      showToast(confirming === 'others' ? 'На\u00A0других устройствах вы\u00A0вышли' : 'Сеанс закончен')
      setConfirming(undefined)
    },
  )
  return (
    <Panel
      heading="Устройства"
      lead="Где вы&nbsp;вошли. Незнакомое закончите и&nbsp;смените пароль."
      actions={
        devices &&
        devices.length > 1 && (
          <Button variant="secondary" onPress={() => setConfirming('others')}>
            Выйти на&nbsp;всех других
          </Button>
        )
      }
    >
      {!devices && !error && <Skeleton />}
      {!devices && error && <Notice kind="error">{failureText(error)}</Notice>}
      <ul className={styles.list}>
        {devices?.map((device) => (
          <li key={device.id} className={styles.row}>
            <div>
              <strong>{device.device}</strong> {device.current && <Badge kind="good">Это устройство</Badge>}
              <p className={styles.about}>
                {[device.place, device.network].filter(Boolean).join(', ') || 'Место неизвестно'}. Вход:{' '}
                {formatMoment(device.startedAt)}, последний раз: {formatMoment(device.lastUsedAt)}
              </p>
            </div>
            {!device.current && (
              <div className={styles.rowActions}>
                <Button
                  variant="quiet"
                  aria-label={`Закончить: ${device.device}`}
                  onPress={() => setConfirming(device)}
                >
                  Закончить
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {confirming && (
        <Question
          heading={confirming === 'others' ? 'Выйти на всех других устройствах?' : 'Закончить сеанс?'}
          text={
            confirming === 'others'
              ? 'Останется только это устройство.'
              : `${confirming.device}: там придётся войти заново.`
          }
          action={confirming === 'others' ? 'Выйти' : 'Закончить'}
          {...ending}
          onConfirm={() => ending.mutate(confirming)}
          onClose={() => setConfirming(undefined)}
        />
      )}
    </Panel>
  )
}
