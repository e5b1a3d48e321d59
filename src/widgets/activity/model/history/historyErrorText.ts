import { RateLimitError, ServiceError } from '../../../../errors/client.ts'
import { rateLimitWaitMs } from '../../../../errors/rateLimitWaitMs.ts'
import { errorMessage } from '../../../shared/messages/errors/errorMessage.ts'
import type { Translate } from '../../../shared/messages/useMessages.ts'

/** Text for why the history can't be read. The provider's own error text isn't shown: it is meant for the API key's owner. */
export function historyErrorText(error: Error, translate: Translate): string {
  if (error instanceof RateLimitError && !rateLimitWaitMs(error)) {
    return translate('activity.error.rateLimit')
  }
  if (error instanceof ServiceError && !(error instanceof RateLimitError)) {
    return translate(
      error.status === 401 || error.status === 403 ? 'activity.error.unauthorized' : 'activity.error.service',
    )
  }
  return errorMessage(error, translate, String)
}

/** The same text while the read is retried automatically. */
export function retryingText(error: Error, translate: Translate): string {
  const waitMs = rateLimitWaitMs(error)
  return waitMs
    ? translate('activity.retrying.wait', { seconds: Math.ceil(waitMs / 1_000) })
    : translate('activity.retrying', { message: historyErrorText(error, translate) })
}
