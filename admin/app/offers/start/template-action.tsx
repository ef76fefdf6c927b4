import type { Offer } from '@rapport/staff-contract/offers/offer'
import { Suspense, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { lazyPart } from '../../ui/lazy-part/lazy-part.ts'

const TemplateDialog = lazyPart(async () => (await import('./template-dialog.tsx')).TemplateDialog)

/** Button that saves an offer as a template. */
export function TemplateAction({ offer }: { offer: Offer }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button variant="quiet" onPress={() => setOpen(true)}>
        Сохранить как шаблон
      </Button>
      {isOpen && (
        <Suspense>
          <TemplateDialog offer={offer} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
