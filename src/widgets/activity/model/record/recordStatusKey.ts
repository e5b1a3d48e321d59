import type { MessageKey } from '../../../../locales/messages.ts'
import type { RequestRecord } from '../../../../schemas/requests/requestRecord.ts'
import { isRecordEndedByDrop } from './isRecordEndedByDrop.ts'

/** Key of the message that names a record's status, in the words of Progress. */
export function recordStatusKey(record: RequestRecord): MessageKey {
  return isRecordEndedByDrop(record) ? 'progress.title.dropped' : `activity.status.${record.status}`
}
