const NBSP = '\u00a0'

/** Prepositions and conjunctions that hang at the end of a line: a title is short, so that those of three letters are held too. */
const HANGING =
  /(?<=^|[\s«(])(а|без|в|во|для|до|за|и|из|или|к|ко|на|над|не|ни|но|о|об|от|по|под|при|про|с|со|у) (?=\S)/giu

/** A title as it stands on the page: it is written, searched for and sent with plain spaces. */
export const titleText = (title: string): string => title.replace(HANGING, `$1${NBSP}`)
