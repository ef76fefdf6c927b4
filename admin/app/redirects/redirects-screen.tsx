import { useState } from 'react'
import { MissingPagesPanel } from './missing-pages-panel.tsx'
import { RedirectDialog, type RedirectDraft } from './redirect-dialog.tsx'
import { RedirectsPanel } from './redirects-panel.tsx'

export function Component() {
  const [edited, setEdited] = useState<RedirectDraft>()
  return (
    <>
      <h1>Адреса</h1>
      <MissingPagesPanel onRedirect={setEdited} />
      <RedirectsPanel onEdit={setEdited} />
      {edited && <RedirectDialog redirect={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}
