import { ScriptMarkup } from '../../ui/element/script-markup.tsx'
import { Slot } from '../../ui/element/slot.tsx'
import { CookieNoticeTemplate } from './cookie-notice-template.tsx'

/** Asks for consent to cookies without blocking the page. */
export const CookieNotice = () => (
  <cookie-notice>
    <ScriptMarkup>
      <CookieNoticeTemplate />
    </ScriptMarkup>
    <Slot />
  </cookie-notice>
)
