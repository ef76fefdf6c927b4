import { FileTrigger } from 'react-aria-components'
import { Button, type ButtonProps } from '../button/button.tsx'

interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'isPending' | 'isDisabled'> {
  /** Types that the window offers, as `image/png`. */
  accept: readonly string[]
  isMultiple?: boolean
  onFiles: (files: File[]) => void
  children: string
}

/** A button that opens the window in which files are chosen. */
export const FileButton = ({ accept, isMultiple = false, onFiles, ...button }: FileButtonProps) => (
  <FileTrigger
    acceptedFileTypes={accept}
    allowsMultiple={isMultiple}
    onSelect={(files) => files && files.length > 0 && onFiles([...files])}
  >
    <Button {...button} />
  </FileTrigger>
)
