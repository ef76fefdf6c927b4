import { Template } from '../../ui/element/template.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './common-price.module.css'
import { COMMON_PRICE_ID } from './common-price.ts'

/**
 * Price without login, struck through beside the visitor's own price. Elements copy it (common-price.ts), so every page
 * has it once. The second one hides its label visually, for tables.
 */
export const CommonPriceTemplate = () => (
  <Template id={COMMON_PRICE_ID}>
    <span className={styles.common}>
      без&nbsp;входа <s />
    </span>
    <span className={styles.common}>
      <VisuallyHidden>, без&nbsp;входа </VisuallyHidden>
      <s />
    </span>
  </Template>
)
