import type { Story } from '@rapport/contract/site/site'
import { useEffect, useState } from 'react'
import { api } from '../../browser/requests/api.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { LoadingBlock } from '../../ui/skeleton/loading-block.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { showToast } from '../../ui/toast/toast-messages.ts'
import { StoryShow } from './story-show.tsx'
import styles from './story-viewer.module.css'

interface StoryViewerProps {
  /** Id of the first story; undefined if closed. */
  opened: number | undefined
  close: () => void
}

/** Full-screen viewer. Loads the frames when it first opens. */
export default function StoryViewer({ opened, close }: StoryViewerProps) {
  const [stories, setStories] = useState<Story[]>()
  const open = opened !== undefined
  useEffect(() => {
    if (!open || stories) return
    api.getSite().then(
      (site) => setStories(site.stories),
      () => {
        showToast('Истории не загрузились. Проверьте интернет и попробуйте ещё раз', 'failure')
        close()
      },
    )
  }, [open, stories, close])

  return (
    <Dialog
      open={open}
      onToggle={(next) => next || close()}
      label="Истории"
      variant="image"
      closeLabel="Закрыть"
      className={styles.viewer}
    >
      {open && stories && <StoryShow key={opened} stories={stories} firstId={opened} close={close} />}
      {open && !stories && (
        <LoadingBlock>
          <Skeleton width="min(100vw, 50dvh)" height="90dvh" />
        </LoadingBlock>
      )}
    </Dialog>
  )
}
