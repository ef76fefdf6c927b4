import { Picture } from '../../ui/picture/picture.tsx'
import { Section } from '../../ui/section/section.tsx'
import { classNames } from '../../ui/text/class-names.ts'
import { RichText } from '../../ui/text/rich-text.tsx'
import { ItemLists } from './item-lists.tsx'
import styles from './item-screen.module.css'
import type { ItemView } from './item-view.ts'
import { ProductScreen, type ProductScreenProps } from './product-screen.tsx'

/** Everything of the catalogue that has a page: group, product, printing on cloth, wholesale landing. */
export function ItemScreen(props: ProductScreenProps) {
  // Another product begins with nothing chosen.
  return props.item.isGroup ? (
    <GroupScreen item={props.item} />
  ) : (
    <ProductScreen key={props.item.id} {...props} />
  )
}

/** A group: what is in it, and what there is to say of it. */
function GroupScreen({ item }: { item: ItemView }) {
  return (
    <>
      <GroupHead item={item} />
      <ItemLists item={item} />
      {item.description && (
        <Section heading="О разделе" tone="paper" beside>
          <RichText html={item.description} />
        </Section>
      )}
    </>
  )
}

/** The name of a group, cut into its banner where it has one. */
function GroupHead({ item }: { item: ItemView }) {
  return (
    <div className={styles.head}>
      {item.banner && (
        <Picture picture={item.banner} alt="" shape="banner" priority="first" className={styles.banner} />
      )}
      <div className={classNames(styles.title, item.banner !== null && styles.overBanner)}>
        <h1>{item.name}</h1>
        <p className={styles.summary}>{item.summary}</p>
      </div>
    </div>
  )
}
