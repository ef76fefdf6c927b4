import type { ComponentProps } from 'react'

/** Empty `<span>` that a custom element fills. Hydration does not look inside. */
export const Slot = (props: ComponentProps<'span'>) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty
  <span {...props} dangerouslySetInnerHTML={{ __html: '' }} />
)
