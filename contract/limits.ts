/** Numbers of the product's rules (docs/product.md), in the units of their names. */

/** Letters and spaces in a visitor's name, at most. */
export const NAME_MAX = 30
/** Characters of an e-mail address, at most (RFC 5321 path limit). */
export const EMAIL_MAX = 254
/** Characters of a phone number as typed, at most. */
export const PHONE_MAX = 40
/** Characters of a password, minimum and maximum. */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
/** Characters of a company's name, and of a postal address, at most. */
export const COMPANY_NAME_MAX = 200
export const POSTAL_ADDRESS_MAX = 300
/** Delivery addresses of a company, and contact persons, at most. */
export const COMPANY_LIST_MAX = 10
/** Characters of a contact person's name and position, at most. */
export const CONTACT_NAME_MAX = 100
/** Digits of a company's INN; a person's INN has more. */
export const LEGAL_INN_DIGITS = 10
/** Characters of an order's comment, at most. */
export const COMMENT_MAX = 3000
/** Characters of the subject that a page appends to the comment as its last paragraph. */
export const ORDER_SUBJECT_MAX = 500
/** Pieces in one order, at most. */
export const QUANTITY_MAX = 1_000_000
/** Characters of each short accompanying field (utm, city, country), at most. */
export const SHORT_FIELD_MAX = 255
/** Characters of a referrer URL, at most. */
export const REFERRER_MAX = 2000
/** Files in one order, at most. */
export const ORDER_FILES_MAX = 5
/** Bytes of one file of an order, at most: 100 MB. */
export const ORDER_FILE_BYTES_MAX = 100 * 1024 * 1024
/** Orders in one part of the account's list, default and maximum. */
export const USER_ORDERS_DEFAULT = 20
export const USER_ORDERS_MAX = 50
/** Characters that a list shows of an order's comment, at most. */
export const ORDER_SUMMARY_MAX = 140
/** Messages and changes of status that one order shows, at most: the newest. */
export const ORDER_HISTORY_MAX = 200
/** Minutes for which a signed URL in the account opens a file of an order. */
export const USER_FILE_MINUTES = 5
/** Liked entries of each kind in one part: fills rows of two, three and four. */
export const FAVORITES_PART = 24
/** Characters of an uploaded file's name, at most. */
export const FILE_NAME_MAX = 200
/** Characters of an Idempotency-Key header, at most. */
export const IDEMPOTENCY_KEY_MAX = 200
/** Minutes within which a manager calls back while the factory is open. */
export const CALLBACK_MINUTES = 15
/** Milliseconds for which the thank-you message replaces the order form. */
export const ORDER_SUCCESS_HIDE_MS = 35_000
/** Milliseconds between two slides of the main slider. */
export const SLIDER_AUTOPLAY_MS = 5_000
/** Tiles of the catalogue preview shown at first, and added by each «Показать ещё». */
export const CATALOG_PREVIEW_STEP = 8
/** Pictures of one slide of the portfolio. */
export const PORTFOLIO_SLIDE = 4
/** Count above which likes are shown as «99+». */
export const LIKES_SHOWN_MAX = 99
/** Count above which views are shown as «999999+». */
export const VIEWS_SHOWN_MAX = 999_999
/** Pixels of the share window. */
export const SHARE_POPUP_WIDTH = 626
export const SHARE_POPUP_HEIGHT = 436
/** Recently viewed products beside a product, and cards in one response, at most. */
export const RECENT_ITEMS_MAX = 8
/** Groups and products in one request for lowest prices, at most. */
export const USER_PRICES_MAX = 100
/** Questions beside a product, at most. */
export const ITEM_QUESTIONS_MAX = 6
/** Slides on each side of the active slide that preload their pictures in the material's dialog. */
export const MATERIAL_SLIDES_AHEAD = 3
/** Characters of a slug, at most. */
export const SLUG_MAX = 120
/** Characters of a search query, minimum and maximum. */
export const SEARCH_MIN = 3
export const SEARCH_MAX = 60
/** Cards in a search result, at most. */
export const SEARCH_ITEMS_MAX = 50
/** Products in one response, default and maximum: the default fills rows of two, three and four. */
export const PRODUCTS_DEFAULT = 24
export const PRODUCTS_MAX = 48
/** Offset of a product list, at most. */
export const PRODUCTS_OFFSET_MAX = 100_000
/** Materials in a filter, at most. */
export const MATERIALS_CHOSEN_MAX = 20
/** Kopecks in a price filter, at most. */
export const PRICE_MAX = 1_000_000_000
/** Posts in one response, default and maximum. */
export const POSTS_DEFAULT = 12
export const POSTS_MAX = 48
/** Offset of a post list, at most. */
export const POSTS_OFFSET_MAX = 100_000
/** Posts on the home page. */
export const POSTS_ON_HOME = 4
/** Characters of a post's tag, at most. */
export const TAG_MAX = 60
/** Lifetime of a mailed code in minutes, and its attempts. */
export const CODE_MINUTES = 15
export const CODE_TRIES = 5
/** Days of a session after its last use, and after its log-in at most. */
export const SESSION_DAYS = 30
export const SESSION_ABSOLUTE_DAYS = 90
/** Seconds for which a log-in can be transferred to the host of another city. */
export const SESSION_TRANSFER_SECONDS = 60
/** Seconds for which a rotated token stays valid, for other tabs. */
export const REPLACED_TOKEN_SECONDS = 60
/** Passkeys of one user, at most; characters of a passkey's name. */
export const PASSKEYS_MAX = 10
export const PASSKEY_NAME_MAX = 40
/** Minutes for which a passkey challenge is valid. */
export const PASSKEY_CHALLENGE_MINUTES = 5
/** Characters of a WebAuthn credential, at most. */
export const PASSKEY_CREDENTIAL_MAX = 8000
/** Characters of a staff member's name, and staff members, at most. */
export const STAFF_NAME_MAX = 60
export const STAFF_MAX = 200
/** Hours after which an unused staff session ends, and days after which every staff session ends. */
export const STAFF_IDLE_HOURS = 12
export const STAFF_SESSION_DAYS = 14
/** Minutes in which a sign-in of several steps must be completed. */
export const SIGN_IN_MINUTES = 10
/** Minutes for which a second factor stays confirmed. */
export const CONFIRMATION_MINUTES = 10
/** Hours for which a staff invitation is valid, and minutes for a link to a new password. */
export const INVITATION_HOURS = 72
export const PASSWORD_LINK_MINUTES = 30
/** Recovery codes in one set. */
export const RECOVERY_CODES = 10
/** Retention of the audit log in years. */
export const AUDIT_YEARS = 3
/** Retention of the trash in days. */
export const TRASH_DAYS = 60
/** Limits of the audit log: characters of one value, of all values of a row, of an entry's title, of field names. */
export const AUDIT_VALUE_MAX = 500
export const AUDIT_CHANGES_MAX = 8000
export const AUDIT_TITLE_MAX = 200
export const AUDIT_FIELD_NAME_MAX = 100
export const AUDIT_SUBJECT_ID_MAX = 400
/** Rows of each part of the first screen, its counting limit, and its queries without results. */
export const TODAY_ROWS_MAX = 5
export const TODAY_COUNT_MAX = 1000
export const SEARCH_MISSES_MAX = 10
/** Characters of a title, of a short text, and of a text with marks, at most. */
export const TITLE_MAX = 200
export const SHORT_TEXT_MAX = 1000
export const BODY_MAX = 100_000
/** Characters of each SEO text, at most. */
export const SEO_TEXT_MAX = 500
/** Pages of each kind checked for their SEO, and duplicates listed per page. */
export const SEO_PAGES_MAX = 10_000
export const SAME_PAGES_NAMED = 5
/** Tags of one post, at most. */
export const POST_TAGS_MAX = 20
/** Stored versions of one entry: saves, and autosaves, which are needed for merging. Published versions are all stored. */
export const SAVED_VERSIONS_MAX = 100
export const AUTOSAVES_MAX = 20
/** Drafts published together, at most. */
export const PUBLISHED_TOGETHER_MAX = 50
/** Entries in one batch, at most, and entries written within the request; larger batches run as a job. */
export const BATCH_ENTRIES_MAX = 20_000
export const BATCH_AT_ONCE_MAX = 200
/** Retention of batches in days, during which they can be reverted. */
export const BATCH_DAYS = 90
/** Characters of a batch's title, and of the reason why an entry was not written. */
export const BATCH_TITLE_MAX = 200
export const BATCH_REASON_MAX = 500
/** Hours for which a preview link is valid. */
export const PREVIEW_HOURS = 24
/** Entries of a kind reordered at a time, at most. */
export const ORDERED_ENTRIES_MAX = 200
/** Rows in one part of a back-office list, default and maximum. */
export const ADMIN_LIST_DEFAULT = 50
export const ADMIN_LIST_MAX = 100
/** Entries with a schedule listed at a time, at most. */
export const SCHEDULES_MAX = 500
/** Bytes of an uploaded picture, at most: 40 MB. */
export const IMAGE_BYTES_MAX = 40 * 1024 * 1024
/** Bytes of an uploaded film, and of a document or captions. */
export const FILM_BYTES_MAX = 200 * 1024 * 1024
export const DOCUMENT_BYTES_MAX = 40 * 1024 * 1024
/** Pictures in the library, at most. */
export const MEDIA_MAX = 50_000
/** Characters of a picture's alt text, and its folders, at most. */
export const MEDIA_ALT_MAX = 300
export const MEDIA_TAGS_MAX = 20
/** Folders in the filter, at most: those with the most pictures. */
export const MEDIA_FOLDERS_MAX = 200
/** Listed uses of a picture, at most. */
export const MEDIA_USAGES_MAX = 200
/** Pixels below which a picture is too narrow for the site's wide slots. */
export const MEDIA_SMALL_WIDTH = 1200
/** Characters of an order's note and of a refusal's reason, and notes of one order, at most. */
export const ORDER_NOTE_MAX = 2000
export const REFUSAL_REASON_MAX = 300
export const ORDER_NOTES_MAX = 200
/** Minutes before a call is due at which the order's assignee is warned. */
export const CALL_WARNING_MINUTES = 5
/** Minutes after which an unanswered call is repeated, and the number of repeats. */
export const CALL_AGAIN_MINUTES = 30
export const MISSED_CALLS_MAX = 3
/** Hours within which two orders with the same phone or email are probable duplicates. */
export const DUPLICATE_HOURS = 24
/** Related orders beside an order, at most. */
export const RELATED_ORDERS_MAX = 20
/** Limit of counting orders; larger counts are shown as «больше». */
export const INBOX_COUNT_MAX = 1000
/** Minutes for which staff can open a file of an order by its signed link. */
export const STAFF_FILE_MINUTES = 10
/** Days of one report about calls, at most. */
export const CALL_REPORT_DAYS_MAX = 366
/** Characters of a reminder's text, reminders of one order, and days ahead, at most. */
export const REMINDER_TEXT_MAX = 200
export const ORDER_REMINDERS_MAX = 20
export const REMINDER_DAYS_MAX = 366
/** Files added to one order by staff, at most. */
export const STAFF_FILES_MAX = 50
/** Days for which idempotency keys of order writes are stored: the longest time a phone may be offline. */
export const ORDER_WRITE_KEY_DAYS = 30
/** Seconds between two heartbeats of an event stream, which also detect an ended session. */
export const EVENTS_BEAT_SECONDS = 20
/** Open event streams of one session, and of one process. */
export const EVENTS_OF_SESSION_MAX = 10
export const EVENTS_MAX = 250
/** Characters of a search query for orders. */
export const INBOX_QUERY_MAX = 100
/** Characters of a search query for customers. */
export const CUSTOMER_QUERY_MAX = 254
/** Characters of the comment around a match, and phones and emails shown of one person. */
export const CUSTOMER_FOUND_TEXT_MAX = 80
export const CUSTOMER_CONTACTS_MAX = 20
/** Newest orders of one customer that staff see, and newest assigned price lists. */
export const CUSTOMER_ORDERS_MAX = 100
export const CUSTOMER_PRICE_LISTS_MAX = 50
/** Characters of a title query, and words of it that are used, at most. */
export const TITLE_QUERY_MAX = 100
export const TITLE_QUERY_WORDS = 8
/** Seconds between two presence heartbeats of a tab, and until a silent tab is forgotten. */
export const PRESENCE_SECONDS = 20
export const PRESENCE_EXPIRY_SECONDS = 60
/** Stored tabs of one staff member, and viewers shown, at most. */
export const PRESENCE_TABS_MAX = 20
export const VIEWERS_MAX = 20
/** Characters of a code in the factory's accounting, at most. */
export const ERP_ID_MAX = 64
/** Pictures of one material or product, and materials of one union, at most. */
export const GALLERY_MAX = 30
export const UNION_MEMBERS_MAX = 100
/** Categories and variants of a price group, tiers and rows of one variant, at most. */
export const PRICE_CATEGORIES_MAX = 50
export const PRICE_VARIANTS_MAX = 20
export const PRICE_TIERS_MAX = 30
export const PRICE_ROWS_MAX = 500
/** Facts, size tables, price groups, shown items and former slugs of one product, sizes and measures of one table, at most. */
export const PROPERTIES_MAX = 50
export const SIZE_TABLES_MAX = 10
export const SIZES_MAX = 40
export const PRICE_GROUPS_MAX = 20
export const SHOWN_ITEMS_MAX = 500
export const FORMER_SLUGS_MAX = 100
/** Working days until the shipment, at most. */
export const LEAD_TIME_DAYS_MAX = 365
/** Characters of a story's title, and frames of a story, at most. */
export const STORY_TITLE_MAX = 40
export const STORY_FRAMES_MAX = 10
/** Limits of the home page: slides, steps of an order, facts, and clients, pictures, reviews or videos of one block. */
export const SLIDES_MAX = 10
export const ORDER_STEPS_MAX = 12
export const FACTS_MAX = 24
export const HOME_LIST_MAX = 60
/** Cities of one delivery zone, and working days in transit, at most. */
export const ZONE_CITIES_MAX = 300
export const DELIVERY_DAYS_MAX = 365
/** Seconds into a film at which a part may begin or end, at most. */
export const FILM_SECONDS_MAX = 3600
/** Social networks of the factory, at most. */
export const SOCIAL_LINKS_MAX = 10
/** Limits of one city: phones, other names, photos of its office, hours exceptions, warnings. */
export const CITY_PHONES_MAX = 10
export const CITY_ALIASES_MAX = 100
export const CITY_PHOTOS_MAX = 12
export const HOURS_EXCEPTIONS_MAX = 60
export const WARNINGS_MAX = 10
/** Days of one hours exception, and days in advance that visitors see it. */
export const EXCEPTION_DAYS_MAX = 60
export const EXCEPTIONS_AHEAD_DAYS = 60
/** Characters of a warning. */
export const WARNING_TEXT_MAX = 300
/** Limits of an import file: bytes, unpacked bytes, rows below the headers, columns; retention of the file and its report in days. */
export const IMPORT_BYTES_MAX = 20 * 1024 * 1024
export const IMPORT_INFLATED_MAX = 100 * 1024 * 1024
export const IMPORT_ROWS_MAX = 20_000
export const IMPORT_COLUMNS_MAX = 100
export const IMPORT_DAYS = 90
/** Characters of one value in an import report, and rows of one export. */
export const IMPORT_VALUE_MAX = 300
export const EXPORT_ROWS_MAX = 20_000
