/** Returns the words of sanitized HTML without tags and entities. */
export const textOfHtml = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&\w+;/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
