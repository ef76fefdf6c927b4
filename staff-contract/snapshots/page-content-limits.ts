import { DAY_MINUTES } from '@rapport/contract/hours/durations'

/** Tags of one post, at most. */
export const POST_TAGS_MAX = 20
/** Characters of a story's title, and frames of a story, at most. */
export const STORY_TITLE_MAX = 40
export const STORY_FRAMES_MAX = 10
/** Limits of the home page: slides, steps of an order, facts, and clients, pictures, reviews or videos of one block. */
export const SLIDES_MAX = 10
export const ORDER_STEPS_MAX = 12
export const FACTS_MAX = 24
export const HOME_LIST_MAX = 60
/** Seconds into a film at which a part may begin or end, at most. */
export const FILM_SECONDS_MAX = 3600
/** Social networks of the factory, at most. */
export const SOCIAL_LINKS_MAX = 10
/** Steps after an order, and promises beside the price of a product, at most. */
export const NEXT_STEPS_MAX = 6
export const PRODUCT_PROMISES_MAX = 5
/** Minutes of a promised call (a day) and least quantity of an order, at most. */
export const CALLBACK_MINUTES_MAX = DAY_MINUTES
export const MINIMUM_QUANTITY_MAX = 100_000
