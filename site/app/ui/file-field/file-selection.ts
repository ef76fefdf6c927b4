/** Returns whether two files are one: the same name, size and date. */
export const isSameFile = (a: File, b: File): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

/** Adds files to a selection, each of them once. */
export const addFiles = (before: File[], added: File[]): File[] =>
  [...before, ...added].filter(
    (file, index, all) => all.findIndex((other) => isSameFile(file, other)) === index,
  )

/**
 * Returns a file as it is now. A browser keeps silent when the same path is chosen again, as after a change on the disk;
 * what is chosen is then never the same as the copy.
 */
export const copyOf = (file: File): File =>
  new File([file], file.name, { type: file.type, lastModified: file.lastModified })

/** Puts a selection into its field, which then sends it as if it had been chosen at once. */
export function putFiles(field: HTMLInputElement, files: File[]): void {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  field.files = transfer.files
}

const isFileField = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'file'

/** Returns the files of all fields of a form, those that stand elsewhere on the page too. */
export const filesOfForm = (form: HTMLFormElement | null): File[] =>
  [...(form?.elements ?? [])].filter(isFileField).flatMap((field) => [...(field.files ?? [])])

/** Returns whether an event comes from a file field of the form. */
export const isOfFileField = ({ target }: Event, form: HTMLFormElement | null): boolean =>
  target instanceof Element && isFileField(target) && target.form === form

/** Returns the files that a message is about: it has their name in quotes. */
export const filesNamedIn = (message: string, files: File[]): File[] =>
  files.filter(({ name }) => message.includes(`«${name}»`))
