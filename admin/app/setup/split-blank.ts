/** Splits «Срок, например: один год» into its label and its example. */
export function splitBlank(name: string): { label: string; example: string } {
  const [label = name, example = ''] = name.split(/, например: /)
  return { label, example }
}
