'use client'
import { useRef } from 'react'
import { LocksError } from '../../../errors/execution.ts'
import { useWallet } from '../../../hooks/useWallet.ts'
import { useUnreadableDeposits } from '../../../hooks/internal/deposits/useUnreadableDeposits.ts'
import { useExecutions } from '../../../hooks/useExecutions.ts'
import { idleState } from '../../../execution/state/executionState.ts'
import { useExecutionText } from '../../progress/useExecutionText.ts'
import { useFocusAfterRemoval } from '../../shared/focus/useFocusAfterRemoval.ts'
import { useOnChange } from '../../shared/hooks/useOnChange.ts'
import { useAnnouncement } from '../../shared/messages/useAnnouncement.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { useOthersShown } from '../../shared/history/useOthersShown.ts'
import { isUnconfirmedAfterPoll } from './isUnconfirmedAfterPoll.ts'
import { useEndedInSight } from './useEndedInSight.ts'
import type { UsePendingExecutionsReturnType } from './pendingExecutionsContext.ts'

/** The pending swaps besides the one on display, as text, and the possible actions. */
export function usePendingExecutionsModel(): UsePendingExecutionsReturnType {
  const translate = useMessages()
  const { areOthersShown, showOthers } = useOthersShown(useWallet()?.address)
  const { pending, past, unsaved, othersCount, ...executions } = useExecutions({
    wallets: areOthersShown ? 'all' : 'connected',
  })
  const { ended, remove } = useEndedInSight(pending, past)
  const addresses = useUnreadableDeposits()
  const unreadable = [...executions.unreadable, ...addresses.unreadable]
  const error = executions.error ?? addresses.error
  const [message, announce] = useAnnouncement()
  const root = useRef<HTMLDivElement>(null)
  // A count is shown only if it covers every row.
  const isEachUnfinished = pending.every(({ state }) => state.status !== 'failed')
  const areAllUnfinished = isEachUnfinished && ended.length + unreadable.length === 0 && pending.length > 0
  const title = areAllUnfinished
    ? translate('pendingExecutions.title', { count: pending.length })
    : translate('pendingExecutions.title.none')
  const [last] = ended
  // Heard without its row, it names the operation.
  const { title: end } = useExecutionText(last?.state ?? idleState)
  const announcement = last ? end : pending.length > 0 ? title : ''
  // A new announcement replaces the result of an earlier action. Called before the focus moves, which announces its own result.
  useOnChange(`${last?.state.id} ${announcement}`, () => announce(undefined))
  const { removing } = useFocusAfterRemoval(
    root,
    [...pending, ...ended].map(({ state }) => state.id ?? '').concat(unreadable.map(({ id }) => id)),
    () => {
      // Without a message, nothing would tell that it is gone.
      announce(translate('pendingExecutions.forgotten'))
      root.current?.focus()
    },
  )
  const isEmpty =
    pending.length + ended.length === 0 &&
    unreadable.length + unsaved.length === 0 &&
    othersCount === 0 &&
    !error
  return {
    root,
    pending,
    ended,
    unreadable,
    unsaved,
    error,
    title,
    isEmpty,
    isChecking: pending.some(({ state, place }) => place !== 'otherTab' && isUnconfirmedAfterPoll(state)),
    message,
    announcement: message ?? announcement,
    async show(id) {
      announce(undefined)
      const show = async () => {
        const isShown = await executions.show(id).catch((error: unknown) => {
          if (!(error instanceof LocksError)) throw error
          announce(translate('error.locks'))
          return undefined
        })
        if (isShown === false) announce(translate('pendingExecutions.notShown'))
        return isShown === true
      }
      // If this was the last row, nothing is focused or announced: the swap was shown, not removed.
      const isLast = () => root.current?.querySelector('li') === null
      await removing(id, show, () => focusProgress(root.current) || isLast())
    },
    async forget(id) {
      announce(undefined)
      await removing(id, async () => {
        // Like every finished swap, it stays stored.
        if (ended.some(({ state }) => state.id === id)) return remove(id)
        const isAddress = addresses.unreadable.some((entry) => entry.id === id)
        return isAddress ? addresses.forget(id) : executions.forget(id)
      })
    },
    othersCount,
    areOthersShown,
    showOthers,
    announce,
  }
}

/** Focuses the title of the page's `ProgressWidget`, which now shows the execution; returns false if there is none. */
function focusProgress(list: Element | null): boolean {
  const page = list?.getRootNode() as Document | ShadowRoot | undefined
  const title = page?.querySelector<HTMLElement>('[data-cw-part="progress-title"]')
  title?.focus()
  return Boolean(title)
}
