const NBSP = '\u00a0'

/** Prepositions and conjunctions that must not end a line. */
const HANGING =
  /(?<=^|[\s«(])(а|без|в|во|для|до|за|и|из|или|к|ко|на|над|не|ни|но|о|об|от|по|под|при|про|с|со|у) (?=\S)/giu

/** Formats a title for the screen: short words get a non-breaking space. Stored and sent titles have plain spaces. */
export const formatTitle = (title: string): string => title.replace(HANGING, `$1${NBSP}`)
