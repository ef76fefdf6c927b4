import type { ReactNode } from 'react'
import { FileTrigger } from 'react-aria-components'
import { Button, type ButtonProps } from '../button/button.tsx'

interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'isPending' | 'isDisabled' | 'aria-label'> {
  /** MIME types offered by the file dialog, such as `image/png`. */
  accept: readonly string[]
  isMultiple?: boolean
  /** Chooses a folder instead of files. */
  isFolder?: boolean
  /** Opens the camera on phones instead of the file dialog. */
  isCamera?: boolean
  onFiles: (files: File[]) => void
  children: ReactNode
}

export const FileButton = ({
  accept,
  isMultiple = false,
  isFolder = false,
  isCamera = false,
  onFiles,
  ...button
}: FileButtonProps) => (
  <FileTrigger
    acceptedFileTypes={accept}
    allowsMultiple={isMultiple}
    acceptDirectory={isFolder}
    {...(isCamera ? { defaultCamera: 'environment' as const } : {})}
    onSelect={(files) => files && files.length > 0 && onFiles([...files])}
  >
    <Button {...button} />
  </FileTrigger>
)
