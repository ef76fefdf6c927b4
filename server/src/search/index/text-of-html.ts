/** Returns the words of a clean HTML text without its tags and entities. */
export const textOfHtml = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&\w+;/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
