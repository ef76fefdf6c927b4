import type { ReactNode } from 'react'
import { FileTrigger } from 'react-aria-components'
import { Button, type ButtonProps } from '../button/button.tsx'

interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'isPending' | 'isDisabled' | 'aria-label'> {
  /** Types that the window offers, as `image/png`. */
  accept: readonly string[]
  isMultiple?: boolean
  /** Whether a phone opens its camera in place of the window. */
  isCamera?: boolean
  onFiles: (files: File[]) => void
  children: ReactNode
}

/** A button that opens the window in which files are chosen. */
export const FileButton = ({
  accept,
  isMultiple = false,
  isCamera = false,
  onFiles,
  ...button
}: FileButtonProps) => (
  <FileTrigger
    acceptedFileTypes={accept}
    allowsMultiple={isMultiple}
    {...(isCamera ? { defaultCamera: 'environment' as const } : {})}
    onSelect={(files) => files && files.length > 0 && onFiles([...files])}
  >
    <Button {...button} />
  </FileTrigger>
)
