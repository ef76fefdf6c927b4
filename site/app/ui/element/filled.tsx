import type { ComponentProps } from 'react'

interface FilledProps extends Omit<ComponentProps<'span'>, 'children' | 'ref'> {
  /** Key of the text in `fill()`. */
  name: string
  /** The first text. Without a text the element is hidden. */
  text: string | undefined
  as?: 'span' | 'strong' | 'small' | 'b' | 'dd'
}

/** Text that a custom element replaces by `fill()`. */
export const Filled = ({ name, text, as: Tag = 'span', ...rest }: FilledProps) => (
  <Tag {...rest} data-fill={name} hidden={text === undefined}>
    {text ?? ''}
  </Tag>
)
