import styles from './order-form.module.css'

/** What an order form sends of a product beside the price, which the server knows. */
const FIELDS = [
  'additionalComment',
  'itemId',
  'itemTitle',
  'variant',
  'material',
  'baseColor',
  'quantity',
] as const

/** The product that a form was filled for elsewhere: it has come back with errors, or repeats an order. */
export function LineFields({ values }: { values: Record<string, string> }) {
  const { additionalComment, itemTitle, material, baseColor, quantity } = values
  const words = [
    ...[additionalComment, itemTitle],
    // The code of the material stands before its words.
    material?.slice(material.indexOf('/') + 1),
    ...[baseColor, quantity && `количество: ${quantity}`],
  ].filter(Boolean)
  if (words.length === 0) return null
  return (
    <>
      <p className={styles.about}>{words.join(', ')}</p>
      {FIELDS.map(
        (name) => values[name] && <input key={name} type="hidden" {...{ name }} value={values[name]} />,
      )}
    </>
  )
}
