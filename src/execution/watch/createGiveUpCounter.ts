import { ServiceError } from '../../errors/client.ts'

/**
 * How often in a row the service may not know a request, or not answer for it, before it is asked no more about one that it has
 * not spoken of since the page was loaded. Showing it asks again.
 */
const maxUnknownPolls = 5
const maxUnansweredPolls = 30

/** Counts polls of a request that told nothing. */
export interface GiveUpCounter {
  /** The provider has reported the request. */
  reset(): void
  /** A poll failed; true once the provider needn't be asked anymore. */
  shouldGiveUpAfter(error: unknown): boolean
}

/** Counts failed polls of a request that only the journal, a link or the page names: the provider may never have received it. */
export function createGiveUpCounter(): GiveUpCounter {
  let unknown = 0
  let unanswered = 0
  return {
    reset() {
      unknown = unanswered = 0
    },
    shouldGiveUpAfter(error) {
      unanswered += 1
      unknown = error instanceof ServiceError && error.status === 404 ? unknown + 1 : 0
      return unknown >= maxUnknownPolls || unanswered >= maxUnansweredPolls
    },
  }
}
