import { Suspense, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { lazyPart } from '../../ui/lazy-part/lazy-part.ts'
import { TemplateAction } from '../start/template-action.tsx'
import { DeliveryPanel } from './delivery-panel.tsx'
import type { EditableOffer } from './edited-offer.ts'
import styles from './editor.module.css'
import { EditorBar } from './editor-bar.tsx'
import { LinesPanel } from './lines-panel.tsx'
import { MergeNotice } from './merge-notice.tsx'
import { SurchargesPanel } from './surcharges-panel.tsx'
import { TermsPanel } from './terms-panel.tsx'
import { useOfferEditor } from './use-offer-editor.ts'

const PreviewDialog = lazyPart(async () => (await import('../send/preview-dialog.tsx')).PreviewDialog)

/** Editor of the draft of an offer. */
export function OfferEditor({ offer }: { offer: EditableOffer }) {
  const editor = useOfferEditor(offer)
  const [isPreviewed, setPreviewed] = useState(false)
  return (
    <div className={styles.editor}>
      <MergeNotice editor={editor} />
      <LinesPanel offer={offer} editor={editor} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <SurchargesPanel offer={offer} editor={editor} />
          <DeliveryPanel editor={editor} />
        </div>
        <TermsPanel editor={editor} />
      </div>
      <div className={styles.buttons}>
        <TemplateAction offer={offer} />
        {editor.hasChanges && (
          <Button variant="quiet" onPress={editor.reset}>
            Вернуть сохранённое
          </Button>
        )}
      </div>
      <EditorBar offer={offer} editor={editor} onPreview={() => setPreviewed(true)} />
      {isPreviewed && (
        <Suspense>
          <PreviewDialog
            id={offer.id}
            number={offer.versions[0]?.number ?? offer.number}
            onClose={() => setPreviewed(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
