import { MATERIAL_PARAM } from '@rapport/contract/paths/catalog-list-paths'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLazyImport } from '../browser/use-lazy-import.ts'
import type { MaterialLinkState } from './material-link.tsx'

const loadDialog = () => import('./material-dialog.tsx')

/** Renders the dialog of the material in the URL. */
export function MaterialDialogHost() {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const erpId = new URLSearchParams(search).get(MATERIAL_PARAM)
  const open = erpId !== null
  // The browser fires close twice, and going back takes a moment.
  const leaving = useRef(false)
  useEffect(() => {
    if (open) leaving.current = false
  }, [open])

  const close = () => {
    if (!open || leaving.current) return
    leaving.current = true
    if ((state as MaterialLinkState | null)?.fromPage) return void navigate(-1)
    const others = new URLSearchParams(search)
    others.delete(MATERIAL_PARAM)
    void navigate({ search: String(others) }, { replace: true, preventScrollReset: true })
  }
  const chunk = useLazyImport(open, loadDialog, close)
  return chunk ? <chunk.default erpId={erpId} close={close} /> : null
}
