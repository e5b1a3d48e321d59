import type { RequestState } from '../../schemas/status/requestState.ts'
import { callIsolated } from '../../utils/events/reportException.ts'
import { mayBeSuperseded, type WatchRequestHints } from './poll/pollRequest.ts'

/** What to track, and hints that help to find it. */
export interface WatchRequestParameters {
  requestId: string
  /** Path of the status endpoint that the step names. @default the client's status path */
  path?: string | undefined
  /** What is known besides the provider's report. Called before each pause. */
  getHints?: (() => WatchRequestHints) | undefined
  onStatus: (state: RequestState) => void
  /** A poll failed; the watch continues. */
  onUnavailable?: ((error: unknown) => void) | undefined
  /** Another request superseded this one (`supersededByRequestId`): from now on, reports are about the new one. */
  onSuperseded?: ((requestId: string) => void) | undefined
}

/** A request, polled once for all who watch it. */
export interface WatchedRequest {
  /** The ID that the watchers asked for. */
  requestId: string
  listeners: Set<WatchRequestParameters>
  controller: AbortController
  wakers: Set<() => void>
  latest?: RequestState
  /** The request that superseded this one. */
  successor?: string
}

export function createWatchedRequest(requestId: string): WatchedRequest {
  return { requestId, listeners: new Set(), controller: new AbortController(), wakers: new Set() }
}

/** The request to look up: the successor, if there is one. The step's own endpoint belongs to the superseded request. */
export function toLookup({ requestId, successor, listeners }: WatchedRequest): {
  requestId: string
  path: string | undefined
} {
  const [first] = listeners
  return successor === undefined
    ? { requestId, path: first?.path }
    : { requestId: successor, path: undefined }
}

/** Merges the hints of all watchers: a hint counts even if only one watcher has it. */
export function mergeHints({ listeners }: WatchedRequest): WatchRequestHints {
  const hints = [...listeners].map(({ getHints }) => callIsolated(() => getHints?.()) ?? {})
  const isUnsent = hints.some(({ sentAt }) => sentAt === null)
  return {
    estimateMs: hints.findLast(({ estimateMs }) => estimateMs !== undefined)?.estimateMs,
    sentAt: hints.findLast(({ sentAt }) => sentAt != null)?.sentAt ?? (isUnsent ? null : undefined),
  }
}

/** Whether another request may have the deposit, as far as the watchers know. */
export function mayHaveMoved(request: WatchedRequest, now: number): boolean {
  const { sentAt } = mergeHints(request)
  return request.latest !== undefined && sentAt != null && mayBeSuperseded(request.latest, sentAt, now)
}

/** Gives a new watcher what the earlier ones already know. */
export function notifyLatecomer(
  { successor, latest }: WatchedRequest,
  listener: WatchRequestParameters,
): void {
  if (successor !== undefined) callIsolated(() => listener.onSuperseded?.(successor))
  if (latest) callIsolated(() => listener.onStatus(latest))
}

export function notifyStatus(request: WatchedRequest, state: RequestState): void {
  request.latest = state
  for (const { onStatus } of Array.from(request.listeners)) callIsolated(() => onStatus(state))
}

export function notifyUnavailable({ listeners }: WatchedRequest, error: unknown): void {
  for (const { onUnavailable } of Array.from(listeners)) callIsolated(() => onUnavailable?.(error))
}

/** Continues with the request that superseded this one; the old one's status doesn't apply to it. */
export function notifySuperseded(request: WatchedRequest, successor: string): void {
  request.successor = successor
  delete request.latest
  for (const { onSuperseded } of Array.from(request.listeners)) callIsolated(() => onSuperseded?.(successor))
}

/** Resolves once a watcher wants an immediate poll. */
export function untilWoken({ wakers }: WatchedRequest, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    wakers.add(resolve)
    signal.addEventListener('abort', () => wakers.delete(resolve))
  })
}
