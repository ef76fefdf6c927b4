import type { ComponentProps } from 'react'

interface SlotProps extends Omit<ComponentProps<'div'>, 'children' | 'ref'> {
  as?: 'span' | 'div' | 'ul'
}

/** Empty element that a custom element fills. Hydration does not look inside. */
export const Slot = ({ as: Tag = 'span', ...props }: SlotProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty
  <Tag {...(props as object)} dangerouslySetInnerHTML={{ __html: '' }} />
)
