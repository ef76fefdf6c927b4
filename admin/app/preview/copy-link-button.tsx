import { Button } from '../ui/button/button.tsx'
import { showToast } from '../ui/toast/toasts.ts'

/** Copies the link of a preview, for whoever has no way into the back office. */
export const CopyLinkButton = ({ path }: { path: string }) => (
  <Button
    variant="secondary"
    onPress={() =>
      navigator.clipboard.writeText(location.origin + path).then(
        () => showToast('Ссылка скопирована. Она открывается сутки и\u00A0без входа в\u00A0панель'),
        () => showToast('Браузер не\u00A0дал скопировать. Откройте отдельно и\u00A0возьмите адрес оттуда'),
      )
    }
  >
    Скопировать ссылку
  </Button>
)
