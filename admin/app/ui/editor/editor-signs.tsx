const paths = {
  bulletList: 'M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01',
  orderedList: 'M10 6h11M10 12h11M10 18h11M3.5 4.5 5 4v4M3.5 11h2.5L3.5 14.5H6M3.5 17.5H6L4.5 19l1.5 1.5H3.5',
  blockquote: 'M9.5 6C6.5 7 5 9 5 12v5h5v-5H7M19.5 6c-3 1-4.5 3-4.5 6v5h5v-5h-3',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7L12 17',
  picture: 'M3.5 5h17v14h-17zM3.5 16l5-5 4 4 3-3 5 5M15.5 9h.01',
  table: 'M3.5 5h17v14h-17zM3.5 10h17M3.5 14.5h17M10 5v14',
  rule: 'M3 12h18M7 6h10M7 18h10',
  lineBreak: 'M20 5v8H5M9 9l-4 4 4 4',
  undo: 'M8 5 4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm16 5 4 4-4 4M20 9H10a6 6 0 0 0 0 12h3',
  source: 'm8 7-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14',
} as const

export type SignName = keyof typeof paths

/** Icon of the toolbar. Kept out of `Icon`, so that screens without an editor don't load these paths. */
export const Sign = ({ name }: { name: SignName }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    width={18}
    height={18}
    fill="none"
    stroke="currentColor"
    strokeWidth={name === 'bulletList' ? 2.2 : 1.8}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={paths[name]} />
  </svg>
)
