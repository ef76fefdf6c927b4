import type { StageMails } from '@rapport/contract/accounts/user-orders'
import { useState } from 'react'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { showToast } from '../../../ui/toast/toast-messages.ts'

/** Turns mails about production stages on and off. */
export function StageMailsSwitch({ stageMails: { path, wanted } }: { stageMails: StageMails }) {
  const [isOn, setIsOn] = useState(wanted)
  const [isBusy, setIsBusy] = useState(false)
  async function choose(next: boolean): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    setIsOn(next)
    const isStored = await sendChoice(path, next)
    setIsBusy(false)
    if (!isStored) setIsOn(!next)
    if (!isStored) showToast('Не\u00A0получилось сохранить. Попробуйте ещё раз.', 'failure')
    else showToast(next ? 'Будем писать о\u00A0каждом этапе' : 'Больше не\u00A0пишем об\u00A0этапах')
  }
  return (
    <Checkbox
      id="stage-mails"
      label="Писать мне на&nbsp;почту о&nbsp;готовности этапов"
      checked={isOn}
      onChange={({ target }) => void choose(target.checked)}
    />
  )
}

async function sendChoice(path: string, wanted: boolean): Promise<boolean> {
  try {
    const body = new URLSearchParams({ wanted: wanted ? 'on' : 'off' })
    return (await fetch(path, { method: 'POST', body, headers: { accept: 'application/json' } })).ok
  } catch {
    return false
  }
}
