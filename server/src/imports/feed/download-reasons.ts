import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import type { DownloadError, DownloadFailure } from '../../platform/http/guarded-download.ts'

const REASONS: Record<DownloadFailure, string> = {
  url: importMessages.downloadUrl,
  private: importMessages.downloadPrivate,
  redirects: importMessages.downloadRedirects,
  status: importMessages.downloadStatus,
  large: importMessages.downloadLarge,
  encoding: importMessages.downloadStatus,
  unreachable: importMessages.downloadUnreachable,
}

/** Returns the reason of a failed download for staff. */
export const describeDownloadError = ({ reason }: DownloadError): string => REASONS[reason]
