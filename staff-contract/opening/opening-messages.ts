/** Answers to an opening that is refused. */
export const openingMessages = {
  incomplete: 'Сайт не\u00A0открыт: заполните сначала всё, без чего открывать нельзя',
} as const
