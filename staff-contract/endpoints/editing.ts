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
    summary: 'Returns entries of a sorted kind in their order, drafts included',
    access: 'entries.read',
    query: z.object({ kind: z.enum(CONTENT_KINDS, messages.fieldInvalid) }),
    result: z.object({ entries: z.array(orderedEntry) }),
  },
  placeEntry: {
    ...adminRoutes.placeEntry,
    summary: 'Moves the draft of an entry beside another of its kind; the site is unchanged',
    access: 'entries.write',
    params: byId,
    form: placeEntryForm,
    result: changed,
  },
  createEntry: {
    ...adminRoutes.createEntry,
    summary: 'Creates a new entry as a draft',
    access: 'entries.write',
    form: createEntryForm,
    result: changed,
  },
  getEntry: {
    ...adminRoutes.getEntry,
    summary: 'Returns an entry with its draft and its published version',
    access: 'entries.read',
    params: byId,
    result: changed,
  },
  reportPresence: {
    ...adminRoutes.reportPresence,
    summary: 'Reports that a tab has an entry open, and returns who else has; it locks nothing',
    access: 'entries.read',
    params: byId,
    form: presenceForm,
    result: z.object({ viewers: z.array(viewer) }),
  },
  endPresence: {
    ...adminRoutes.endPresence,
    summary: 'Reports that a tab has closed an entry',
    access: 'entries.read',
    params: byId,
    query: presenceForm,
    result: z.object({}),
  },
  saveDraft: {
    ...adminRoutes.saveDraft,
    summary: 'Replaces the draft of an entry; the site is unchanged',
    access: 'entries.write',
    params: byId,
    form: saveDraftForm,
    result: changed,
  },
  discardDraft: {
    ...adminRoutes.discardDraft,
    summary: 'Discards the draft; an entry that was never published is deleted, and the result is null',
    access: 'entries.write',
    params: byId,
    form: entryVersionForm,
    result: z.object({ entry: z.nullable(entry) }),
  },
  publishEntries: {
    ...adminRoutes.publishEntries,
    summary: 'Publishes drafts together, all or none; errors name fields such as `entries.0.slug`',
    access: 'entries.write',
    form: publishEntriesForm,
    result: z.object({ entries: z.array(entry) }),
  },
  takeDownEntry: {
    ...adminRoutes.takeDownEntry,
    summary: 'Unpublishes an entry; it can be published again at the same address',
    access: 'entries.write',
    params: byId,
    form: entryVersionForm,
    result: changed,
  },
  trashEntry: {
    ...adminRoutes.trashEntry,
    summary: 'Moves an entry to the trash: it leaves the site and is deleted after TRASH_DAYS',
    access: 'entries.trash',
    params: byId,
    form: entryVersionForm,
    result: changed,
  },
  restoreEntry: {
    ...adminRoutes.restoreEntry,
    summary: 'Restores an entry from the trash, or returns why it cannot; on request as a draft',
    access: 'entries.write',
    params: byId,
    form: restoreEntryForm,
    result: changed,
  },
  scheduleEntry: {
    ...adminRoutes.scheduleEntry,
    summary:
      'Schedules the publication and the end of an entry in Moscow time; null for both cancels the schedule',
    access: 'entries.write',
    params: byId,
    form: scheduleForm,
    result: changed,
  },
  getSchedule: {
    ...adminRoutes.getSchedule,
    summary: 'Returns scheduled publications and ends, next first, and those that failed',
    access: 'content.read',
    result: z.object({ entries: z.array(entryPreview) }),
  },
  getVersions: {
    ...adminRoutes.getVersions,
    summary: 'Returns versions of an entry, newest first; `next` is the `before` of the next page',
    access: 'entries.read',
    params: byId,
    query: z.object({ before: z.optional(numberIn(1, VERSION_MAX)), limit }),
    result: z.object({ versions: z.array(versionPreview), next: z.nullable(z.number()) }),
  },
  getVersion: {
    ...adminRoutes.getVersion,
    summary: 'Returns a version with its content',
    access: 'entries.read',
    params: byId,
    result: z.object({ version }),
  },
  getDifference: {
    ...adminRoutes.getDifference,
    summary: 'Returns the fields that differ between a version and an earlier one of the same entry',
    access: 'entries.read',
    params: byId,
    query: z.object({ from: numberIn(1, VERSION_MAX) }),
    result: z.object({ fields: z.array(fieldDifference) }),
  },
  getPreview: {
    ...adminRoutes.getPreview,
    summary:
      'Returns links that preview the publication of drafts, valid for 24 hours for everyone who has them',
    access: 'content.read',
    query: byIds(PUBLISHED_TOGETHER_MAX),
    result: z.object({ preview }),
  },
  restoreVersion: {
    ...adminRoutes.restoreVersion,
    summary: 'Restores a version as the draft; publishes nothing',
    access: 'entries.write',
    params: byId,
    form: entryVersionForm,
    result: changed,
  },
} as const satisfies Record<string, AdminEndpoint>
