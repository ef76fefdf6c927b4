import { ScriptMarkup } from '../../ui/element/script-markup.tsx'
import { Slot } from '../../ui/element/slot.tsx'
import { CookieNoticeTemplate } from './cookie-notice-template.tsx'

/** Asks for consent to cookies without blocking the page. */
export const CookieNotice = ({ hasPolicy }: { hasPolicy: boolean }) => (
  <cookie-notice>
    <ScriptMarkup>
      <CookieNoticeTemplate hasPolicy={hasPolicy} />
    </ScriptMarkup>
    <Slot />
  </cookie-notice>
)
