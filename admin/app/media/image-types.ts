/** What may be uploaded: the server looks at what is within. */
export const IMAGE_TYPES = ['image/svg+xml', 'image/jpeg', 'image/png', 'image/webp', 'image/avif']
