import { MATERIAL_SLIDES_AHEAD } from '@rapport/contract/catalog/catalog-limits'
import { Carousel } from '../ui/carousel/carousel.tsx'
import { DialogTemplate } from '../ui/dialog/native-dialog.tsx'
import { Template } from '../ui/element/template.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import picture from '../ui/picture/picture.module.css'
import { LoadingBlock } from '../ui/skeleton/loading-block.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { classNames } from '../ui/text/class-names.ts'
import { RichText } from '../ui/text/rich-text.tsx'
import styles from './material-dialog.module.css'

const WIDTH = 820

/** Dialog of a material with pictures and properties; for a union also its members. See material-dialog.ts. */
export const MaterialDialogTemplate = () => (
  <DialogTemplate id="material" label="Материал" width={WIDTH} className={styles.dialog}>
    <p data-part="message" role="alert" hidden className={styles.message} />
    <div data-part="loading" hidden>
      <LoadingBlock>
        <div className={styles.facts}>
          <Skeleton ratio="4 / 5" />
          <Skeleton height="240px" />
        </div>
      </LoadingBlock>
    </div>
    <div data-part="material" hidden>
      <button type="button" data-back="" hidden className={styles.back}>
        <Icon name="arrowLeft" size={20} />
        <span data-fill="whole" />
      </button>
      <div data-facts="" />
      <div data-members="" hidden />
    </div>
    <FactsTemplate />
    <MembersTemplates />
  </DialogTemplate>
)

const slide = (
  <div data-waits="" className={styles.slide}>
    <picture className={picture.choice}>
      <source type="image/avif" sizes="(min-width: 768px) 350px, 100vw" />
      <img alt="" loading="lazy" className={picture.picture} />
    </picture>
  </div>
)

/** The carousel has two slides, so that it has buttons. */
const FactsTemplate = () => (
  <Template data-template="facts">
    <div className={styles.facts}>
      <Carousel label="Фотографии" ahead={MATERIAL_SLIDES_AHEAD}>
        {slide}
        {slide}
      </Carousel>
      <div className={styles.text}>
        <div data-html="features">
          <RichText html="" />
        </div>
        <div data-html="description">
          <RichText html="" />
        </div>
      </div>
    </div>
  </Template>
)

const MembersTemplates = () => (
  <>
    <Template data-template="members-loading">
      <LoadingBlock>
        <Skeleton height="140px" />
      </LoadingBlock>
    </Template>
    <Template data-template="members-failure">
      <p role="alert" className={styles.message}>
        Материалы не&nbsp;найдены
      </p>
    </Template>
    <Template data-template="members">
      <div className={styles.members}>
        <h3>
          <span data-fill="count" />
        </h3>
        <ul>
          <li>
            <button type="button" data-member="" aria-pressed={false} className={styles.member}>
              <picture className={picture.choice}>
                <source type="image/avif" sizes="56px" />
                <img alt="" loading="lazy" className={classNames(picture.picture, styles.swatch)} />
              </picture>
              <span data-fill="name" />
            </button>
          </li>
        </ul>
      </div>
    </Template>
  </>
)
