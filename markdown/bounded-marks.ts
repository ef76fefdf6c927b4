import { attention, autolink, htmlText, labelStartImage, labelStartLink } from 'micromark-core-commonmark'
import type { Construct, Extension, TokenizeContext } from 'micromark-util-types'

/** Marks parsed in one paragraph, heading or cell; the parser compares each with all before it. */
export const MARKS_MAX = 600
/** `<` characters parsed: each costs a scan to the end of its paragraph or of the text. */
const TAGS_MAX = 60

const NAMES = ['attention', 'autolink', 'htmlText', 'labelStartImage', 'labelStartLink']

/** Parses a realistic number of marks per paragraph; further marks stay as typed characters. */
export function boundedMarks(): Extension {
  const marks = counter(MARKS_MAX)
  const tags = counter(TAGS_MAX)
  const boundedAttention = marks(attention)
  return {
    disable: { null: NAMES },
    text: {
      [charCode('!')]: marks(labelStartImage),
      [charCode('*')]: boundedAttention,
      [charCode('<')]: [tags(autolink), tags(htmlText)],
      [charCode('[')]: marks(labelStartLink),
      [charCode('_')]: boundedAttention,
    },
  }
}

const charCode = (character: string) => character.charCodeAt(0)

function counter(max: number): (construct: Construct) => Construct {
  // Each paragraph, heading and cell has its own context.
  const counts = new WeakMap<TokenizeContext, number>()
  return (construct) => ({
    ...construct,
    name: `${construct.name}Bounded`,
    tokenize(effects, ok, nok) {
      const count = (counts.get(this) ?? 0) + 1
      counts.set(this, count)
      return count > max ? nok : construct.tokenize.call(this, effects, ok, nok)
    },
  })
}
