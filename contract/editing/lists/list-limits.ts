/** Up to so many things of a list are counted; beyond it says that there are more. */
export const ENTRY_COUNT_MAX = 1000
/** Views of one list that somebody keeps, shared ones of all that are shown; characters of their names and addresses. */
export const LIST_VIEWS_MAX = 30
export const SHARED_VIEWS_MAX = 100
export const LIST_VIEW_TITLE_MAX = 60
export const LIST_VIEW_QUERY_MAX = 1000
/** Those who changed things, and tags of posts, to choose from in the filters of a list. */
export const LIST_CHOICES_MAX = 500
