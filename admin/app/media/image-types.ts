/** MIME types for the file dialog; the server checks the content itself. */
export const IMAGE_TYPES = ['image/svg+xml', 'image/jpeg', 'image/png', 'image/webp', 'image/avif']
