/** The numbers of the product's rules (docs/product.md), in the units their names say. */

/** Letters and spaces in a visitor's name, at most. */
export const NAME_MAX = 30
/** Characters of an e-mail address, at most (RFC 5321 path limit). */
export const EMAIL_MAX = 254
/** Characters of a phone number as it is typed, at most. */
export const PHONE_MAX = 40
/** Characters of a password, at least and at most. */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
/** Characters of a company's name, and of a postal address, at most. */
export const COMPANY_NAME_MAX = 200
export const POSTAL_ADDRESS_MAX = 300
/** Delivery addresses of a company, and contact persons, at most. */
export const COMPANY_LIST_MAX = 10
/** Characters of a contact person's name, and of their post, at most. */
export const CONTACT_NAME_MAX = 100
/** Digits of the INN of a legal entity; that of a person has more. */
export const LEGAL_INN_DIGITS = 10
/** Characters of an order's comment, at most. */
export const COMMENT_MAX = 3000
/** Characters of what a page adds to the comment, as its last paragraph: what the order is about. */
export const ORDER_SUBJECT_MAX = 500
/** Pieces one may ask for at once, at most. */
export const QUANTITY_MAX = 1_000_000
/** Characters of each short accompanying field (utm, city, country), at most. */
export const SHORT_FIELD_MAX = 255
/** Characters of an address the visitor came from, at most. */
export const REFERRER_MAX = 2000
/** Files in one order, at most. */
export const ORDER_FILES_MAX = 5
/** Bytes of one file of an order, at most: 100 MB. */
export const ORDER_FILE_BYTES_MAX = 100 * 1024 * 1024
/** Orders in one part of the cabinet's list, by default and at most. */
export const USER_ORDERS_DEFAULT = 20
export const USER_ORDERS_MAX = 50
/** Characters that a list shows of an order's comment, at most. */
export const ORDER_SUMMARY_MAX = 140
/** Messages and changes of status that one order shows, at most: the newest. */
export const ORDER_HISTORY_MAX = 200
/** Minutes for which the URL that the cabinet gives opens a file of an order. */
export const USER_FILE_MINUTES = 5
/** Things of each kind in one part of the favourites: fills rows of two, three and four. */
export const FAVORITES_PART = 24
/** Characters of an uploaded file's name, at most. */
export const FILE_NAME_MAX = 200
/** Characters of an Idempotency-Key header, at most. */
export const IDEMPOTENCY_KEY_MAX = 200
/** Minutes within which a manager calls back while the factory is open. */
export const CALLBACK_MINUTES = 15
/** Milliseconds for which the thanks stand in place of the order form. */
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
/** Pixels of the window in which a page is shared. */
export const SHARE_POPUP_WIDTH = 626
export const SHARE_POPUP_HEIGHT = 436
/** Products that were seen before, shown beside one, and cards of one answer, at most. */
export const RECENT_ITEMS_MAX = 8
/** Groups and products whose lowest prices one call asks for, at most. */
export const USER_PRICES_MAX = 100
/** Questions beside a product, at most. */
export const ITEM_QUESTIONS_MAX = 6
/** Slides to each side of the active one whose pictures are loaded in the popup of a material. */
export const MATERIAL_SLIDES_AHEAD = 3
/** Characters of a slug, at most. */
export const SLUG_MAX = 120
/** Characters of a search query, at least and at most. */
export const SEARCH_MIN = 3
export const SEARCH_MAX = 60
/** Cards a search gives, at most. */
export const SEARCH_ITEMS_MAX = 50
/** Products of one answer, by default and at most: the default fills rows of two, three and four. */
export const PRODUCTS_DEFAULT = 24
export const PRODUCTS_MAX = 48
/** Products that may be passed over before an answer begins, at most. */
export const PRODUCTS_OFFSET_MAX = 100_000
/** Materials a list may be narrowed by at once, at most. */
export const MATERIALS_CHOSEN_MAX = 20
/** Kopecks a list may be narrowed by, at most. */
export const PRICE_MAX = 1_000_000_000
/** Posts of one answer, by default and at most. */
export const POSTS_DEFAULT = 12
export const POSTS_MAX = 48
/** Posts that may be passed over before an answer begins, at most. */
export const POSTS_OFFSET_MAX = 100_000
/** Posts the home page shows. */
export const POSTS_ON_HOME = 4
/** Characters of a post's tag, at most. */
export const TAG_MAX = 60
/** Minutes and tries a mailed code is good for. */
export const CODE_MINUTES = 15
export const CODE_TRIES = 5
/** Days a session lasts after its last use, and days from its log-in that it lasts at most. */
export const SESSION_DAYS = 30
export const SESSION_ABSOLUTE_DAYS = 90
/** Seconds within which a log-in has to arrive at the host of another city. */
export const SESSION_TRANSFER_SECONDS = 60
/** Seconds a replaced token stays good, for other tabs. */
export const REPLACED_TOKEN_SECONDS = 60
/** Passkeys of one user, at most; characters of the name of one. */
export const PASSKEYS_MAX = 10
export const PASSKEY_NAME_MAX = 40
/** Minutes within which a passkey has to be used once it was asked for. */
export const PASSKEY_CHALLENGE_MINUTES = 5
/** Characters of what a browser sends of a passkey, at most. */
export const PASSKEY_CREDENTIAL_MAX = 8000
/** Characters of the name of somebody of the staff, and people of the staff, at most. */
export const STAFF_NAME_MAX = 60
export const STAFF_MAX = 200
/** Hours after which a staff session ends unused, and days from its sign-in after which it ends however it is used. */
export const STAFF_IDLE_HOURS = 12
export const STAFF_SESSION_DAYS = 14
/** Minutes within which a sign-in of several steps has to be completed. */
export const SIGN_IN_MINUTES = 10
/** Minutes for which a shown factor is good for what it is asked for again. */
export const CONFIRMATION_MINUTES = 10
/** Hours an invitation of staff is good for, and minutes a link to a new password is. */
export const INVITATION_HOURS = 72
export const PASSWORD_LINK_MINUTES = 30
/** Recovery codes made at once. */
export const RECOVERY_CODES = 10
/** Years that the audit log is kept. */
export const AUDIT_YEARS = 3
/** How long what was thrown away can be brought back. */
export const TRASH_DAYS = 60
/** Characters of one value of the audit log, of all values of a row, of what a thing is called there, and of its fields’ names. */
export const AUDIT_VALUE_MAX = 500
export const AUDIT_CHANGES_MAX = 8000
export const AUDIT_TITLE_MAX = 200
export const AUDIT_FIELD_NAME_MAX = 100
export const AUDIT_SUBJECT_ID_MAX = 400
/** Rows of each part of the first screen, how far it counts, and queries that found nothing on it. */
export const TODAY_ROWS_MAX = 5
export const TODAY_COUNT_MAX = 1000
export const SEARCH_MISSES_MAX = 10
/** Characters of a title, of the short text beside it, and of a text with its marks, at most. */
export const TITLE_MAX = 200
export const SHORT_TEXT_MAX = 1000
export const BODY_MAX = 100_000
/** Characters of each text written for search engines, at most. */
export const SEO_TEXT_MAX = 500
/** Pages of each kind that are looked through for what they say to search engines; others with the same words that are named. */
export const SEO_PAGES_MAX = 10_000
export const SAME_PAGES_NAMED = 5
/** Tags of one post, at most. */
export const POST_TAGS_MAX = 20
/** Versions kept of one thing: saved ones, and autosaves, which are kept to merge with. Published ones are all kept. */
export const SAVED_VERSIONS_MAX = 100
export const AUTOSAVES_MAX = 20
/** Drafts published in one go, at most. */
export const PUBLISHED_TOGETHER_MAX = 50
/** Things written as one batch, at most; so many are written within the call, more by a job. */
export const BATCH_ENTRIES_MAX = 20_000
export const BATCH_AT_ONCE_MAX = 200
/** Days that what a batch did is kept, and can be taken back. */
export const BATCH_DAYS = 90
/** Characters of what a batch is called, and of why a thing of it was not written. */
export const BATCH_TITLE_MAX = 200
export const BATCH_REASON_MAX = 500
/** Hours a link to a preview of drafts is good for. */
export const PREVIEW_HOURS = 24
/** Things of a kind that are put in order at a time, at most. */
export const ORDERED_ENTRIES_MAX = 200
/** Rows of one part of a list of the back office, by default and at most. */
export const ADMIN_LIST_DEFAULT = 50
export const ADMIN_LIST_MAX = 100
/** Things of which something is scheduled at a time, at most. */
export const SCHEDULES_MAX = 500
/** Bytes of an uploaded picture, at most: 40 MB. */
export const IMAGE_BYTES_MAX = 40 * 1024 * 1024
/** Bytes of a film, and of a document or captions, that staff upload. */
export const FILM_BYTES_MAX = 200 * 1024 * 1024
export const DOCUMENT_BYTES_MAX = 40 * 1024 * 1024
/** Pictures in the library, at most. */
export const MEDIA_MAX = 50_000
/** Characters of a picture's alt text, and folders it is in, at most. */
export const MEDIA_ALT_MAX = 300
export const MEDIA_TAGS_MAX = 20
/** Folders that are offered, at most: those with most pictures. */
export const MEDIA_FOLDERS_MAX = 200
/** Fields that are named of those that show a picture, at most. */
export const MEDIA_USAGES_MAX = 200
/** Pixels below which a picture is too narrow for the wide places of the site. */
export const MEDIA_SMALL_WIDTH = 1200
/** Characters of a note about an order and of the reason of a refusal, and notes of one order, at most. */
export const ORDER_NOTE_MAX = 2000
export const REFUSAL_REASON_MAX = 300
export const ORDER_NOTES_MAX = 200
/** Minutes before a call is due at which whoever has the order is warned. */
export const CALL_WARNING_MINUTES = 5
/** Minutes after which a call that nobody answered is tried again, and how often. */
export const CALL_AGAIN_MINUTES = 30
export const MISSED_CALLS_MAX = 3
/** Hours within which two orders of one phone or e-mail are probably the same. */
export const DUPLICATE_HOURS = 24
/** Other orders of one customer shown beside an order, at most. */
export const RELATED_ORDERS_MAX = 20
/** How far orders are counted; more are «больше». */
export const INBOX_COUNT_MAX = 1000
/** Minutes for which staff open a file of an order by one link. */
export const STAFF_FILE_MINUTES = 10
/** Days of one report about calls, at most. */
export const CALL_REPORT_DAYS_MAX = 366
/** Characters of what somebody is to be reminded of, reminders of one order, and days ahead, at most. */
export const REMINDER_TEXT_MAX = 200
export const ORDER_REMINDERS_MAX = 20
export const REMINDER_DAYS_MAX = 366
/** Files that staff add to one order, at most. */
export const STAFF_FILES_MAX = 50
/** Days for which a write about an order is known by its key: as long as a phone may have been without a connection. */
export const ORDER_WRITE_KEY_DAYS = 30
/** Seconds between two signs of life of a stream of events: then a session that has ended is noticed, too. */
export const EVENTS_BEAT_SECONDS = 20
/** Streams of events at once: of one session, and of one process. */
export const EVENTS_OF_SESSION_MAX = 10
export const EVENTS_MAX = 250
/** Characters of what is searched for among orders. */
export const INBOX_QUERY_MAX = 100
/** Of what customers are looked for by. */
export const CUSTOMER_QUERY_MAX = 254
/** Characters of a comment that show where something was found, and phones and e-mails of one person that are shown. */
export const CUSTOMER_FOUND_TEXT_MAX = 80
export const CUSTOMER_CONTACTS_MAX = 20
/** Of one customer staff see so many orders, the newest; of the price lists they were given likewise. */
export const CUSTOMER_ORDERS_MAX = 100
export const CUSTOMER_PRICE_LISTS_MAX = 50
/** Characters of a query for titles, and words of it that are looked at, at most. */
export const TITLE_QUERY_MAX = 100
export const TITLE_QUERY_WORDS = 8
/** Seconds between two signs of a tab that it has a thing open, and after the last one until it is forgotten. */
export const PRESENCE_SECONDS = 20
export const PRESENCE_EXPIRY_SECONDS = 60
/** Tabs of one person that are remembered, and people shown who have a thing open, at most. */
export const PRESENCE_TABS_MAX = 20
export const VIEWERS_MAX = 20
/** Characters of a code that the factory's own accounting knows a material or a price group by, at most. */
export const ERP_ID_MAX = 64
/** Pictures of one material or product, and materials that one union stands for, at most. */
export const GALLERY_MAX = 30
export const UNION_MEMBERS_MAX = 100
/** Categories of a price group, its variants, tiers of one, and rows of one, at most. */
export const PRICE_CATEGORIES_MAX = 50
export const PRICE_VARIANTS_MAX = 20
export const PRICE_TIERS_MAX = 30
export const PRICE_ROWS_MAX = 500
/** Facts of one product, its size tables, sizes and measures of one, price groups it shows, items it shows, former addresses, at most. */
export const PROPERTIES_MAX = 50
export const SIZE_TABLES_MAX = 10
export const SIZES_MAX = 40
export const PRICE_GROUPS_MAX = 20
export const SHOWN_ITEMS_MAX = 500
export const FORMER_SLUGS_MAX = 100
/** Working days until the shipment, at most. */
export const LEAD_TIME_DAYS_MAX = 365
/** Characters of a story's title, and its frames, at most. */
export const STORY_TITLE_MAX = 40
export const STORY_FRAMES_MAX = 10
/** Of the home page: slides, steps of an order, facts, and clients, pictures, reviews or videos of one block, at most. */
export const SLIDES_MAX = 10
export const ORDER_STEPS_MAX = 12
export const FACTS_MAX = 24
export const HOME_LIST_MAX = 60
/** Cities of one zone of delivery, and working days on the way, at most. */
export const ZONE_CITIES_MAX = 300
export const DELIVERY_DAYS_MAX = 365
/** Seconds into a film at which a part of it may begin or end, at most. */
export const FILM_SECONDS_MAX = 3600
/** Networks the factory is on, at most. */
export const SOCIAL_LINKS_MAX = 10
/** Of one city: phones, other names, photos of its office, days that are otherwise, warnings, at most. */
export const CITY_PHONES_MAX = 10
export const CITY_ALIASES_MAX = 100
export const CITY_PHOTOS_MAX = 12
export const HOURS_EXCEPTIONS_MAX = 60
export const WARNINGS_MAX = 10
/** Days of one exception of the hours, and days ahead at which visitors are told of one. */
export const EXCEPTION_DAYS_MAX = 60
export const EXCEPTIONS_AHEAD_DAYS = 60
/** Characters of a warning. */
export const WARNING_TEXT_MAX = 300
/** Of a file of rows: bytes, bytes once it is unpacked, rows below the headers, columns; days that it is kept, with its report. */
export const IMPORT_BYTES_MAX = 20 * 1024 * 1024
export const IMPORT_INFLATED_MAX = 100 * 1024 * 1024
export const IMPORT_ROWS_MAX = 20_000
export const IMPORT_COLUMNS_MAX = 100
export const IMPORT_DAYS = 90
/** Characters of one value in the report of an import, and files of rows that go out at once, in rows. */
export const IMPORT_VALUE_MAX = 300
export const EXPORT_ROWS_MAX = 20_000
