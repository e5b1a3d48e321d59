import type { Messages } from '@causeway/react/locales'

/**
 * Labels that replace visible text for assistive technology, and contain it: users of speech input say what they see (WCAG 2.2,
 * 2.5.3).
 */
export const visibleTextByLabel = {
  'copy.label': 'copy',
  'deposit.pending.forget.label': 'deposit.pending.forget',
  'deposit.pending.show.label': 'deposit.pending.show',
  'pendingExecutions.forget.label': 'pendingExecutions.forget',
  'pendingExecutions.show.label': 'pendingExecutions.show',
  'swap.balance.maxLabel': 'swap.balance.max',
  'swap.balance.maxWithGas': 'swap.balance.max',
  'swap.pay.amount': 'swap.pay',
  'swap.pay.token': 'swap.pay',
  'swap.receive.amount': 'swap.receive',
  'swap.receive.token': 'swap.receive',
} as const satisfies Partial<Record<keyof Messages, keyof Messages>>
