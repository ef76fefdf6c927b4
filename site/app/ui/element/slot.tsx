import type { ComponentProps } from 'react'

interface SlotProps extends Omit<ComponentProps<'div'>, 'children' | 'ref'> {
  as?: 'span' | 'div' | 'ul'
  /** First text, without special characters of HTML. */
  text?: string
}

/** Element that a custom element fills, at first empty. Hydration does not look inside. */
export const Slot = ({ as: Tag = 'span', text = '', ...props }: SlotProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: no special characters
  <Tag {...(props as object)} dangerouslySetInnerHTML={{ __html: text }} />
)
