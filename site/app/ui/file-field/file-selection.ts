/** Returns whether two files have the same name, size and date. */
export const isSameFile = (a: File, b: File): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

/** Adds files to a selection without duplicates. */
export const addFiles = (before: File[], added: File[]): File[] =>
  [...before, ...added].filter(
    (file, index, all) => all.findIndex((other) => isSameFile(file, other)) === index,
  )

/**
 * Copies a file. Browsers fire no event if the same path is chosen again, for example after a change on disk. A copy
 * is never the same file.
 */
export const copyFile = (file: File): File =>
  new File([file], file.name, { type: file.type, lastModified: file.lastModified })

/** Assigns files to a file input, so that the form sends them. */
export function putFiles(field: HTMLInputElement, files: File[]): void {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  field.files = transfer.files
}

const isFileField = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'file'

/** Returns the files of all fields of a form, including fields outside the form element. */
export const getFormFiles = (form: HTMLFormElement | null): File[] =>
  [...(form?.elements ?? [])].filter(isFileField).flatMap((field) => [...(field.files ?? [])])

/** Returns whether an event comes from a file field of the form. */
export const isFileFieldEvent = ({ target }: Event, form: HTMLFormElement | null): boolean =>
  target instanceof Element && isFileField(target) && target.form === form

/** Returns the files whose name is quoted in a message. */
export const findNamedFiles = (message: string, files: File[]): File[] =>
  files.filter(({ name }) => message.includes(`«${name}»`))
