/**
 * To be raised whenever a text would be indexed otherwise: an index of another version is made anew. A test holds it
 * for documents and typo keys; a change of source-documents.ts or upsert-terms.ts needs it too. Synonyms are not part of it: they belong to the query.
 */
export const INDEX_VERSION = 4
