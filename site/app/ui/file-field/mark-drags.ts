/** Marks the field while files are dragged over it. Returns a function that stops. */
export function markDrags(input: HTMLInputElement): () => void {
  const stop = new AbortController()
  const mark = ({ type, dataTransfer }: DragEvent) =>
    input.parentElement?.toggleAttribute(
      'data-dragged',
      type === 'dragover' && dataTransfer?.types.includes('Files') === true,
    )
  for (const type of ['dragover', 'dragleave', 'drop'] as const)
    input.addEventListener(type, mark, { signal: stop.signal })
  return () => stop.abort()
}
