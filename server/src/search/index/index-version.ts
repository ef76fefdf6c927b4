/**
 * Version of the index. Raise it with every change that indexes texts differently: an index of another
 * version is rebuilt. A test covers documents and typo keys; changes of source-documents.ts or
 * upsert-terms.ts need it too. Synonyms are not included: they apply to the query.
 */
export const INDEX_VERSION = 4
