import { cleanHref, parsePictureSrc } from '@rapport/markdown/hrefs'
import { mergeAttributes } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'

/** Accepts only pictures of the media library. */
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

/** Column widths would be inline styles, which the content security policy blocks. */
const PlainTable = Table.extend({
  renderHTML: ({ HTMLAttributes }) => ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]],
})
/** A table cell in Markdown is one line. */
const line = { content: 'paragraph' }

/** Exactly the marks and blocks of the Markdown dialect. */
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
      isAllowedUri: (href) => cleanHref(href) !== undefined,
    },
  }),
  LibraryPicture.configure({ inline: true }),
  PlainTable.configure({ resizable: false }),
  TableRow,
  TableHeader.extend(line),
  TableCell.extend(line),
]
