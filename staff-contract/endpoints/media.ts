import { byId, numberIn } from '@rapport/contract/endpoints/endpoint-params'
import { messages } from '@rapport/contract/errors/messages'
import { SLUG_MAX } from '@rapport/contract/paths/query-limits'
import * as z from 'zod/mini'
import { listCount } from '../lists/list-count.ts'
import { ADMIN_LIST_DEFAULT, ADMIN_LIST_MAX } from '../lists/list-limits.ts'
import { storedDocument } from '../media/documents.ts'
import {
  mediaAltForm,
  mediaAsset,
  mediaDetails,
  mediaFilterFields,
  mediaFocusForm,
  mediaTagsForm,
  mediaVersionForm,
} from '../media/media-library.ts'
import { FILM_BYTES_MAX, IMAGE_BYTES_MAX } from '../media/media-limits.ts'
import type { AdminEndpoint } from './admin-endpoint.ts'
import { adminRoutes } from './admin-routes.ts'

const ID_MAX = 2 ** 31 - 1
const changed = z.object({ asset: mediaAsset })

/** Endpoints of the media library. Every change sends the version it started from. */
export const mediaEndpoints = {
  getMedia: {
    ...adminRoutes.getMedia,
    summary:
      'Returns pictures, newest first; `next` is the `after` of the next page. `search` matches word prefixes of names and alt texts, `file` a current or former file name',
    access: 'media.read',
    query: z.object({
      ...mediaFilterFields,
      file: z.optional(z.string().check(z.maxLength(SLUG_MAX, messages.fieldInvalid))),
      after: z.optional(numberIn(1, ID_MAX)),
      limit: z._default(numberIn(1, ADMIN_LIST_MAX), ADMIN_LIST_DEFAULT),
    }),
    result: z.object({ assets: z.array(mediaAsset), next: z.nullable(z.number()) }),
  },
  getMediaCount: {
    ...adminRoutes.getMediaCount,
    summary: 'Counts pictures that match a filter; `isMore` is true above the limit of the count',
    access: 'media.read',
    query: z.object(mediaFilterFields),
    result: listCount,
  },
  uploadMedia: {
    ...adminRoutes.uploadMedia,
    summary: 'Adds a picture; for a known content it returns the existing picture as a duplicate',
    access: 'media.upload',
    fileBytes: IMAGE_BYTES_MAX,
    result: z.object({ asset: mediaAsset, isDuplicate: z.boolean() }),
  },
  uploadDocument: {
    ...adminRoutes.uploadDocument,
    summary: 'Stores a document, a video or captions, and returns the path for forms',
    access: 'content.write',
    fileBytes: FILM_BYTES_MAX,
    result: storedDocument,
  },
  getMediaFolders: {
    ...adminRoutes.getMediaFolders,
    summary: 'Returns folders with their numbers of pictures, largest first',
    access: 'media.read',
    result: z.object({ folders: z.array(z.object({ name: z.string(), count: z.number() })) }),
  },
  getMediaDetails: {
    ...adminRoutes.getMediaDetails,
    summary: 'Returns a picture with the fields that use it: on the site, in drafts and in versions',
    access: 'media.read',
    params: byId,
    result: mediaDetails,
  },
  updateMediaAlt: {
    ...adminRoutes.updateMediaAlt,
    summary: 'Changes the alt text of a picture everywhere',
    access: 'media.alt',
    params: byId,
    form: mediaAltForm,
    result: changed,
  },
  updateMediaFocus: {
    ...adminRoutes.updateMediaFocus,
    summary: 'Changes the focal point of a picture everywhere',
    access: 'media.focus',
    params: byId,
    form: mediaFocusForm,
    result: changed,
  },
  updateMediaTags: {
    ...adminRoutes.updateMediaTags,
    summary: 'Sets the folders of a picture by name',
    access: 'media.upload',
    params: byId,
    form: mediaTagsForm,
    result: changed,
  },
  replaceMedia: {
    ...adminRoutes.replaceMedia,
    summary: 'Replaces the file of a picture everywhere',
    access: 'media.replace',
    params: byId,
    form: mediaVersionForm,
    fileBytes: IMAGE_BYTES_MAX,
    result: changed,
  },
  trashMedia: {
    ...adminRoutes.trashMedia,
    summary:
      'Moves an unused picture to the trash, to be deleted after TRASH_DAYS; answers 409 with its usages if the site or a draft uses it',
    access: 'media.delete',
    params: byId,
    form: mediaVersionForm,
    result: changed,
  },
  restoreMedia: {
    ...adminRoutes.restoreMedia,
    summary: 'Restores a picture from the trash',
    access: 'media.delete',
    params: byId,
    form: mediaVersionForm,
    result: changed,
  },
} as const satisfies Record<string, AdminEndpoint>
