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
      'Pictures, the newest first; `next` is the `after` of those that follow. `search` finds beginnings of words of names and alt texts; `file` the one of a name, former ones too',
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
    summary: 'How many pictures there are by a filter; `isMore`: there are more than are counted',
    access: 'media.read',
    query: z.object(mediaFilterFields),
    result: listCount,
  },
  uploadMedia: {
    ...adminRoutes.uploadMedia,
    summary: 'Adds a picture; of one that is there by content already, that one is answered, as a duplicate',
    access: 'media.upload',
    fileBytes: IMAGE_BYTES_MAX,
    result: z.object({ asset: mediaAsset, isDuplicate: z.boolean() }),
  },
  uploadDocument: {
    ...adminRoutes.uploadDocument,
    summary: 'Stores a document, a film or captions, and gives the path that forms name it by',
    access: 'content.write',
    fileBytes: FILM_BYTES_MAX,
    result: storedDocument,
  },
  getMediaFolders: {
    ...adminRoutes.getMediaFolders,
    summary: 'Folders with the number of their pictures, the fullest first',
    access: 'media.read',
    result: z.object({ folders: z.array(z.object({ name: z.string(), count: z.number() })) }),
  },
  getMediaDetails: {
    ...adminRoutes.getMediaDetails,
    summary: 'A picture with the fields that show it: on the site, in drafts, in versions',
    access: 'media.read',
    params: byId,
    result: mediaDetails,
  },
  updateMediaAlt: {
    ...adminRoutes.updateMediaAlt,
    summary: 'Changes what a picture is said to show, wherever it stands',
    access: 'media.alt',
    params: byId,
    form: mediaAltForm,
    result: changed,
  },
  updateMediaFocus: {
    ...adminRoutes.updateMediaFocus,
    summary: 'Changes what stays seen of a picture when it is cut, wherever it stands',
    access: 'media.focus',
    params: byId,
    form: mediaFocusForm,
    result: changed,
  },
  updateMediaTags: {
    ...adminRoutes.updateMediaTags,
    summary: 'Puts a picture into folders, by their names',
    access: 'media.upload',
    params: byId,
    form: mediaTagsForm,
    result: changed,
  },
  replaceMedia: {
    ...adminRoutes.replaceMedia,
    summary: 'Puts another file in place of a picture’s own, wherever it stands',
    access: 'media.replace',
    params: byId,
    form: mediaVersionForm,
    fileBytes: IMAGE_BYTES_MAX,
    result: changed,
  },
  trashMedia: {
    ...adminRoutes.trashMedia,
    summary:
      'Throws away a picture that is neither on the site nor in a draft; 409 with its usages otherwise. It is deleted after TRASH_DAYS',
    access: 'media.delete',
    params: byId,
    form: mediaVersionForm,
    result: changed,
  },
  restoreMedia: {
    ...adminRoutes.restoreMedia,
    summary: 'Brings a picture back from the trash',
    access: 'media.delete',
    params: byId,
    form: mediaVersionForm,
    result: changed,
  },
} as const satisfies Record<string, AdminEndpoint>
