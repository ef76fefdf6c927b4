import { cleanHref, parsePictureSrc } from '@rapport/markdown/hrefs'
import { mergeAttributes } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'

/** A picture of the library, by its name; what else is pasted as one is none. */
const LibraryPicture = Image.extend({
  parseHTML: () => [
    {
      tag: 'img[data-picture]',
      getAttrs: (image) => ({
        src: `picture:${image.dataset.picture}`,
        alt: image.getAttribute('alt') ?? '',
      }),
    },
  ],
  renderHTML({ HTMLAttributes: { src, alt } }) {
    const name = parsePictureSrc(String(src)) ?? ''
    return ['img', { src: `/media/${name}`, alt: alt ?? '', 'data-picture': name }]
  },
})

/** A table whose columns are as wide as their words: widths would be styles, which the policy refuses. */
const PlainTable = Table.extend({
  renderHTML: ({ HTMLAttributes }) => ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]],
})
/** A cell of Markdown is one line. */
const line = { content: 'paragraph' }

/** What the dialect has, and nothing else. */
export const editorExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => cleanHref(address) !== undefined,
    },
  }),
  LibraryPicture.configure({ inline: true }),
  PlainTable.configure({ resizable: false }),
  TableRow,
  TableHeader.extend(line),
  TableCell.extend(line),
]
