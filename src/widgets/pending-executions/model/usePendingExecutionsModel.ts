'use client'
import { useState } from 'react'
import { useConfig } from '../../../hooks/context/useConfig.ts'
import { useExecutions } from '../../../hooks/useExecutions.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import type { PendingExecutionsContextValue } from './pendingExecutionsContext.ts'

/** What is pending beside the transfer in sight, in words, and what can be done about it. */
export function usePendingExecutionsModel(): PendingExecutionsContextValue {
  const translate = useMessages()
  const { pending, past, broken, error, ...executions } = useExecutions()
  const { clearHistory } = useConfig('PendingExecutions.Root')
  const [message, announce] = useState<string>()
  const count = pending.filter(({ state }) => state.status !== 'failed').length
  const title =
    count === 0 ? translate('pendingExecutions.title.none') : translate('pendingExecutions.title', { count })
  const isEmpty = pending.length === 0 && broken.length === 0 && !error
  return {
    pending,
    broken,
    error,
    title,
    isEmpty,
    message,
    async show(id) {
      announce(undefined)
      if (!(await executions.show(id))) announce(translate('pendingExecutions.notShown'))
    },
    async forget(id) {
      await executions.forget(id)
    },
    isClearable: past.length + broken.length > 0,
    async clear() {
      announce(undefined)
      const isCleared = await clearHistory().then(
        () => true,
        () => false,
      )
      announce(translate(isCleared ? 'pendingExecutions.cleared' : 'pendingExecutions.unreadable'))
    },
    announce,
  }
}
