import { mayExport } from '@rapport/staff-contract/imports/import-kinds'
import { useMutation } from '@tanstack/react-query'
import { callAdmin } from '../../api/admin-api.ts'
import { failureText } from '../../api/admin-error.ts'
import { saveFile } from '../../api/save-file.ts'
import { useSession } from '../../api/session-context.ts'
import { Button } from '../../ui/button/button.tsx'
import { showToast } from '../../ui/toast/toasts.ts'
import type { InvoiceFilter } from './invoices-query.ts'

/** Saves the invoices of the list with its filters as a table for Excel. Payers are people, so it asks for a second factor. */
export function DownloadInvoices({ filter: { view, legalEntityId, q } }: { filter: InvoiceFilter }) {
  const { role } = useSession().member
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const form = {
        kind: 'invoices' as const,
        format: 'xlsx' as const,
        q,
        view,
        ...(legalEntityId === undefined ? {} : { legalEntityId }),
      }
      await saveFile((await callAdmin('createPersonalExport', { form })).path)
    },
    onError: (error) => showToast(failureText(error)),
  })
  if (!mayExport(role, 'invoices')) return null
  return (
    <Button variant="secondary" isPending={isPending} onPress={() => mutate()}>
      Скачать для&nbsp;Excel
    </Button>
  )
}
