/** Templates of messages, and characters of a template's title, at most. */
export const MESSAGE_TEMPLATES_MAX = 50
export const TEMPLATE_TITLE_MAX = 80
