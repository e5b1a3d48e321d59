import { toDetailsText } from '../../../../errors/errorDetails.ts'
import type { UnreadableRecord } from '../../../../schemas/requests/requestsPage.ts'

/** Writes an unreadable record for support: what is wrong with it, and the whole unchanged record. */
export function unreadableDetails({ id, path, reason, raw }: UnreadableRecord): string {
  return toDetailsText({ requestId: id, path, reason, record: raw })
}
