import { formatPhone } from '@rapport/contract/fields/format-phone'
import { ScriptMarkup } from '../ui/element/script-markup.tsx'
import { Slot } from '../ui/element/slot.tsx'
import { OfflineTemplate } from './offline-template.tsx'

/**
 * Covers the page while offline. The page keeps its state and typed text. As a modal dialog it is above other dialogs
 * and restores focus.
 */
export const OfflineScreen = ({ phone }: { phone: string }) => (
  <offline-screen data-phone={formatPhone(phone).replaceAll(' ', '\u00a0')}>
    <ScriptMarkup>
      <OfflineTemplate />
    </ScriptMarkup>
    <Slot />
  </offline-screen>
)
