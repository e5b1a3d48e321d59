import { isUnconfirmedByService, type ExecutionState } from '../../state/executionState.ts'
import { callIsolated } from '../../../utils/events/reportException.ts'
import { createGiveUpCounter } from '../../watch/poll/createGiveUpCounter.ts'
import type { RequestWatch, RequestWatcher } from '../../watch/createRequestWatcher.ts'
import { isAllSent, lastPromptedAt } from '../../state/selectors/lastPromptedAt.ts'
import type { ExecutionStore } from './executionStore.ts'

/** Ties an execution to its request: one watch, and the lock that keeps other tabs from running the same execution. */
export interface Follower {
  /** Path of the lookup that a step names; stored with the execution. */
  readonly path: string | undefined
  /** Sets the path by which the request will be watched. */
  setPath(path: string | undefined): void
  /** Watches a request, or polls at once if one is watched already. */
  watch(requestId: string | undefined, path: string | undefined): void
  /** Polls at once, once the user's part is done. */
  wakeWhenSent(before: ExecutionState): void
  /** Keeps a lock until `leave()`. */
  keepLock(release: (() => void) | undefined): void
  /** Ends the watch; the lock stays. */
  unwatch(): void
  /** Ends the watch and releases the lock. */
  leave(): void
}

export function createFollower(
  watcher: RequestWatcher,
  { getState, dispatch }: Pick<ExecutionStore, 'getState' | 'dispatch'>,
): Follower {
  let watch: RequestWatch | undefined
  /** Identifies the current watch, even while the watcher still replays what it knows and hasn't returned it yet. */
  let watched: object | undefined
  let watchedPath: string | undefined
  let releaseLock: (() => void) | undefined

  function unwatch(): void {
    watched = undefined
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
    watch(requestId, path) {
      if (watched) return watch?.wake()
      if (requestId === undefined) return
      const own = {}
      watched = own
      watchedPath = path
      const counter = createGiveUpCounter()
      const given = watcher.watch({
        requestId,
        path,
        getHints: () => ({
          estimateMs: toMilliseconds(getState().summary?.timeEstimate),
          sentAt: lastPromptedAt(getState()),
        }),
        onStatus(requestState) {
          counter.reset()
          dispatch({ type: 'statusSeen', requestState })
        },
        onUnavailable(error) {
          dispatch({ type: 'statusUnavailable' })
          if (isUnconfirmedByService(getState()) && counter.shouldGiveUpAfter(error)) unwatch()
        },
        onSuperseded(successor) {
          // The step's own lookup belongs to the request that was superseded.
          watchedPath = undefined
          dispatch({ type: 'superseded', requestId: successor })
        },
      })
      // The page's own watcher may throw, which must not fail the execution.
      const begun: RequestWatch = {
        wake: () => callIsolated(() => given.wake()),
        stop: () => callIsolated(() => given.stop()),
      }
      if (watched === own) watch = begun
      // A listener ended the watch while it was being created.
      else begun.stop()
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
