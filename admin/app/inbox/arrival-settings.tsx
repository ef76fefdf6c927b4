import { Button } from '../ui/button/button.tsx'
import { showToast } from '../ui/toast/toasts.ts'
import { useArrivalSettings } from './arrivals.ts'

export function ArrivalSettings() {
  const { hasSound, hasNotifications, setSound, setNotifications } = useArrivalSettings()
  return (
    <>
      <Button variant="secondary" aria-pressed={hasSound} onPress={() => setSound(!hasSound)}>
        {hasSound ? 'Звук включён' : 'Включить звук'}
      </Button>
      <Button
        variant="secondary"
        aria-pressed={hasNotifications}
        onPress={async () => {
          if (!(await setNotifications(!hasNotifications)))
            showToast('Браузер не\u00A0разрешил уведомления: включите их в\u00A0настройках сайта')
        }}
      >
        {hasNotifications ? 'Уведомления включены' : 'Включить уведомления'}
      </Button>
    </>
  )
}
