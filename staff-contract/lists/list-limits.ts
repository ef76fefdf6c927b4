/** Limit of counting; lists show that there are more. */
export const ENTRY_COUNT_MAX = 1000
/** Limits of saved views: views of one list per staff member, shared views shown, characters of names and of queries. */
export const LIST_VIEWS_MAX = 30
export const SHARED_VIEWS_MAX = 100
export const LIST_VIEW_TITLE_MAX = 60
export const LIST_VIEW_QUERY_MAX = 1000
/** Limits of the choices in a list's filters: editors, and tags of posts. */
export const LIST_CHOICES_MAX = 500
/** Rows in one part of a back-office list, default and maximum. */
export const ADMIN_LIST_DEFAULT = 50
export const ADMIN_LIST_MAX = 100
/** Characters of a title query, and words of it that are used, at most. */
export const TITLE_QUERY_MAX = 100
export const TITLE_QUERY_WORDS = 8
