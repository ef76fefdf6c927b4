import { IconButton } from '../../ui/button/icon-button.tsx'
import { PlayButton } from '../../ui/button/play-button.tsx'
import { DialogTemplate } from '../../ui/dialog/native-dialog.tsx'
import picture from '../../ui/picture/picture.module.css'
import { LoadingBlock } from '../../ui/skeleton/loading-block.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { classNames } from '../../ui/text/class-names.ts'
import styles from './story-viewer.module.css'

const frame = (
  <picture className={picture.choice}>
    <source type="image/avif" />
    <img alt="" className={classNames(picture.picture, styles.picture)} />
  </picture>
)

/** Full-screen viewer of stories: see story-viewer.ts. */
export const StoryViewerTemplate = () => (
  <div id="story-viewer">
    <DialogTemplate label="Истории" variant="image" closeLabel="Закрыть" className={styles.viewer}>
      <div data-loading="">
        <LoadingBlock>
          <Skeleton width="min(100vw, 50dvh)" height="90dvh" />
        </LoadingBlock>
      </div>
      <div data-show="" hidden className={styles.show}>
        <div data-stage="" className={styles.stage}>
          {frame}
          {frame}
          <div data-bars="" className={styles.bars} aria-hidden="true">
            <span className={styles.bar} />
          </div>
          <p data-fill="name" className={styles.name} />
          <div className={styles.caption} role="status">
            <p data-fill="title" className={styles.title} />
            <p data-fill="text" />
            {/* biome-ignore lint/a11y/useValidAnchor: the viewer sets its URL */}
            <a hidden className={styles.link}>
              Подробнее
            </a>
          </div>
        </div>
        <div className={styles.controls}>
          <IconButton label="Предыдущая история" icon="arrowLeft" data-step="-1" />
          <PlayButton />
          <IconButton label="Следующая история" icon="arrowRight" data-step="1" />
        </div>
      </div>
    </DialogTemplate>
  </div>
)
