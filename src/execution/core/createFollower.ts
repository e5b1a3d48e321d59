import { ServiceError } from '../../errors/client.ts'
import { isUnheard, type ExecutionState } from '../state/executionState.ts'
import type { RequestWatch, RequestWatcher } from '../watch/createRequestWatcher.ts'
import { isAllSent, lastPromptedAt } from '../state/lastPromptedAt.ts'
import type { ExecutionStore } from './executionStore.ts'

/**
 * How often in a row the service may not know what a store tells, or not answer, before it is asked no more. Showing the
 * execution asks again.
 */
const maxUnknownLooks = 5
const maxUnansweredLooks = 30

/** What holds an execution to its request: one watch, and the lock that keeps other tabs from running it too. */
export interface Follower {
  /** Path of the lookup that a step names; stored with the execution. */
  readonly path: string | undefined
  /** Says by which path the request will be followed. */
  setPath(path: string | undefined): void
  /** Follows a request, or looks at once when one is followed already. */
  follow(requestId: string | undefined, path: string | undefined): void
  /** Looks at once, once the user's part is done. */
  wakeWhenSent(before: ExecutionState): void
  /** Keeps a lock until all is left. */
  keepLock(release: (() => void) | undefined): void
  /** Ends the watch; the lock stays. */
  unwatch(): void
  /** Ends all of it. */
  leave(): void
}

export function createFollower(
  watcher: RequestWatcher,
  { getState, dispatch }: Pick<ExecutionStore, 'getState' | 'dispatch'>,
): Follower {
  let watch: RequestWatch | undefined
  let watchedPath: string | undefined
  let unknown = 0
  let unanswered = 0
  let releaseLock: (() => void) | undefined

  function unwatch(): void {
    watch?.stop()
    watch = undefined
  }

  return {
    get path() {
      return watchedPath
    },
    setPath(path) {
      watchedPath = path
    },
    follow(requestId, path) {
      if (watch) return watch.wake()
      if (requestId === undefined) return
      watchedPath = path
      unknown = 0
      unanswered = 0
      watch = watcher.watch({
        requestId,
        path,
        getHint: () => ({
          estimateMs: toMilliseconds(getState().summary?.timeEstimate),
          sentAt: lastPromptedAt(getState()),
        }),
        onStatus(status) {
          unknown = 0
          unanswered = 0
          dispatch({ type: 'statusSeen', status })
        },
        onUnavailable(error) {
          dispatch({ type: 'statusUnavailable' })
          // What only a store tells may never have been: the service is not asked about it for ever.
          if (!isUnheard(getState())) return
          unanswered += 1
          unknown = error instanceof ServiceError && error.status === 404 ? unknown + 1 : 0
          if (unknown >= maxUnknownLooks || unanswered >= maxUnansweredLooks) unwatch()
        },
        onSuperseded(successor) {
          // The step's own lookup is of the request that was taken over.
          watchedPath = undefined
          dispatch({ type: 'superseded', requestId: successor })
        },
      })
    },
    wakeWhenSent(before) {
      if (isAllSent(getState()) && !isAllSent(before)) watch?.wake()
    },
    keepLock(release) {
      releaseLock = release
    },
    unwatch,
    leave() {
      unwatch()
      watchedPath = undefined
      releaseLock?.()
      releaseLock = undefined
    },
  }
}

function toMilliseconds(seconds: number | undefined): number | undefined {
  return seconds === undefined ? undefined : seconds * 1000
}
