import { byId, byIds, numberIn } from '@rapport/contract/endpoints/endpoint-params'
import { messages } from '@rapport/contract/errors/messages'
import * as z from 'zod/mini'
import { PUBLISHED_TOGETHER_MAX } from '../editing/editing-limits.ts'
import { presenceForm, viewer } from '../editing/presence.ts'
import { preview } from '../editing/preview.ts'
import { CONTENT_KINDS } from '../entries/content-kinds.ts'
import {
  createEntryForm,
  entry,
  entryPreview,
  entryVersionForm,
  fieldDifference,
  orderedEntry,
  placeEntryForm,
  publishEntriesForm,
  restoreEntryForm,
  saveDraftForm,
  scheduleForm,
  version,
  versionPreview,
} from '../entries/entries.ts'
import { ADMIN_LIST_DEFAULT, ADMIN_LIST_MAX } from '../lists/list-limits.ts'
import type { AdminEndpoint } from './admin-endpoint.ts'
import { adminRoutes } from './admin-routes.ts'

const limit = z._default(numberIn(1, ADMIN_LIST_MAX), ADMIN_LIST_DEFAULT)
const VERSION_MAX = 2 ** 31 - 1
const changed = z.object({ entry })

/**
 * Endpoints of content: drafts, published snapshots, versions. Every write sends the version it started from.
 * Beyond `access`, each kind has its own read and write permissions.
 */
export const editingEndpoints = {
  getEntryOrder: {
    ...adminRoutes.getEntryOrder,
    summary: 'Things of a kind that stand in an order of their own, drafts included, in that order',
    access: 'entries.read',
    query: z.object({ kind: z.enum(CONTENT_KINDS, messages.fieldInvalid) }),
    result: z.object({ entries: z.array(orderedEntry) }),
  },
  placeEntry: {
    ...adminRoutes.placeEntry,
    summary: 'Has the draft of a thing stand beside another of its kind; the site stays as it is',
    access: 'entries.write',
    params: byId,
    form: placeEntryForm,
    result: changed,
  },
  createEntry: {
    ...adminRoutes.createEntry,
    summary: 'Makes a draft of a new thing; nothing of it is on the site',
    access: 'entries.write',
    form: createEntryForm,
    result: changed,
  },
  getEntry: {
    ...adminRoutes.getEntry,
    summary: 'A thing with its draft and what is published of it',
    access: 'entries.read',
    params: byId,
    result: changed,
  },
  reportPresence: {
    ...adminRoutes.reportPresence,
    summary: 'Says that a tab has a thing open; answers who else has. Nothing is locked by it',
    access: 'entries.read',
    params: byId,
    form: presenceForm,
    result: z.object({ viewers: z.array(viewer) }),
  },
  endPresence: {
    ...adminRoutes.endPresence,
    summary: 'Says that a tab has a thing open no more',
    access: 'entries.read',
    params: byId,
    query: presenceForm,
    result: z.object({}),
  },
  saveDraft: {
    ...adminRoutes.saveDraft,
    summary: 'Keeps a draft in place of the former one; the site stays as it is',
    access: 'entries.write',
    params: byId,
    form: saveDraftForm,
    result: changed,
  },
  discardDraft: {
    ...adminRoutes.discardDraft,
    summary: 'Drops the draft; a thing that was never published is gone with it, and null is answered',
    access: 'entries.write',
    params: byId,
    form: entryVersionForm,
    result: z.object({ entry: z.nullable(entry) }),
  },
  publishEntries: {
    ...adminRoutes.publishEntries,
    summary:
      'Publishes drafts together: all of them, or none. Fields stand in the errors as `entries.0.slug`',
    access: 'entries.write',
    form: publishEntriesForm,
    result: z.object({ entries: z.array(entry) }),
  },
  takeDownEntry: {
    ...adminRoutes.takeDownEntry,
    summary: 'Takes a thing off the site; it can be published again, under the same address',
    access: 'entries.write',
    params: byId,
    form: entryVersionForm,
    result: changed,
  },
  trashEntry: {
    ...adminRoutes.trashEntry,
    summary: 'Throws a thing away: it leaves the site, and is deleted after TRASH_DAYS',
    access: 'entries.write',
    params: byId,
    form: entryVersionForm,
    result: changed,
  },
  restoreEntry: {
    ...adminRoutes.restoreEntry,
    summary:
      'Brings a thing back from the trash as it was, or says why it can’t; as a draft only where asked for',
    access: 'entries.write',
    params: byId,
    form: restoreEntryForm,
    result: changed,
  },
  scheduleEntry: {
    ...adminRoutes.scheduleEntry,
    summary:
      'Has a thing published or taken down at a minute of Moscow’s clock; null both: as nothing was scheduled',
    access: 'entries.write',
    params: byId,
    form: scheduleForm,
    result: changed,
  },
  getSchedule: {
    ...adminRoutes.getSchedule,
    summary: 'What is to be published or taken down, the next first, and what could not be',
    access: 'entries.read',
    result: z.object({ entries: z.array(entryPreview) }),
  },
  getVersions: {
    ...adminRoutes.getVersions,
    summary: 'Versions of a thing, the last first; `next` is the `before` of those that follow',
    access: 'entries.read',
    params: byId,
    query: z.object({ before: z.optional(numberIn(1, VERSION_MAX)), limit }),
    result: z.object({ versions: z.array(versionPreview), next: z.nullable(z.number()) }),
  },
  getVersion: {
    ...adminRoutes.getVersion,
    summary: 'One version with its content',
    access: 'entries.read',
    params: byId,
    result: z.object({ version }),
  },
  getDifference: {
    ...adminRoutes.getDifference,
    summary: 'The fields in which a version differs from an earlier one of the same thing',
    access: 'entries.read',
    params: byId,
    query: z.object({ from: numberIn(1, VERSION_MAX) }),
    result: z.object({ fields: z.array(fieldDifference) }),
  },
  getPreview: {
    ...adminRoutes.getPreview,
    summary:
      'Links that show drafts as publishing them together would, good for 24 hours and for whoever has them',
    access: 'content.read',
    query: byIds(PUBLISHED_TOGETHER_MAX),
    result: z.object({ preview }),
  },
  restoreVersion: {
    ...adminRoutes.restoreVersion,
    summary: 'Makes the draft of a version; publishes nothing',
    access: 'entries.write',
    params: byId,
    form: entryVersionForm,
    result: changed,
  },
} as const satisfies Record<string, AdminEndpoint>
