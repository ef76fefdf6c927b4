import styles from './order-form.module.css'

/** Fields of a product, without the price, which the server calculates. */
const FIELDS = [
  'additionalComment',
  'itemId',
  'itemTitle',
  'variant',
  'material',
  'baseColor',
  'quantity',
] as const

/** Product of a form with errors or of a repeated order. */
export function LineFields({ values }: { values: Record<string, string> }) {
  const { additionalComment, itemTitle, material, baseColor, quantity } = values
  const words = [
    ...[additionalComment, itemTitle],
    // The code of the material precedes its name.
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
