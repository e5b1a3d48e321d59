import { toDetailsText } from '../../../errors/errorDetails.ts'
import type { UnreadableRecord } from '../../../schemas/requests/requestsPage.ts'

/** Writes a record that can't be read for support: what is wrong with it, and the whole of it as it came. */
export function unreadableDetails({ id, path, reason, raw }: UnreadableRecord): string {
  return toDetailsText({ requestId: id, path, reason, record: raw })
}
