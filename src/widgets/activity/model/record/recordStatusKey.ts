import type { MessageKey } from '../../../../locales/messages.ts'
import type { RequestRecord } from '../../../../schemas/requests/requestRecord.ts'
import { outcomeLabel } from '../../../shared/messages/outcomeTitle.ts'
import { isRecordEndedByDrop } from './isRecordEndedByDrop.ts'

/** Key of the message that names a record's status, with the same terms as Progress. */
export function recordStatusKey(record: RequestRecord): MessageKey {
  return outcomeLabel(record.status, isRecordEndedByDrop(record))
}
