'use client'
import { useContext } from 'react'
import type { ExecutionState } from '../../../../execution/state/executionState.ts'
import { useTokens } from '../../../../hooks/useTokens.ts'
import { errorMessage } from '../../../shared/messages/errors/errorMessage.ts'
import { executionErrorKey } from '../../../shared/messages/errors/executionErrorKey.ts'
import { receivedBy } from '../../../shared/messages/figures/receivedBy.ts'
import { joinSentences } from '../../../shared/messages/joinSentences.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { OrderNameContext } from '../../../shared/model/orderNameContext.ts'
import { chainName } from '../../../shared/model/tokens/tokenNames.ts'
import type { ProgressValues } from '../useProgressValues.ts'
import { paymentText } from './paymentText.ts'
import { fundsWarnings, progressText } from './progressText.ts'

interface ProgressSentencesParameters {
  /** What is known about the received amount. */
  received: Parameters<typeof progressText>[1]
  /** The execution pays the page. */
  isPayment: boolean
  /** The address that is paid, if it isn't the sender's. */
  recipient: string | undefined
  values: ProgressValues
  /** The refunded amount is known. */
  isRefundExact: boolean
  /** The history contradicts the lookup. */
  isContradicted: boolean
}

interface ProgressSentences {
  title: string
  /** The title is another one than the status has, since the refunded amount is known. */
  hasTitleChanged: boolean
  /** What went wrong, where the funds are, and what happens now. */
  where: string
}

/** The title of an execution, and the sentences below it. */
export function useProgressSentences(
  state: ExecutionState,
  { received, isPayment, recipient, values, isRefundExact, isContradicted }: ProgressSentencesParameters,
): ProgressSentences {
  const translate = useMessages()
  const { chains } = useTokens()
  const order = useContext(OrderNameContext) ?? ''
  const { status, summary, error } = state
  const { hasCalls = false } = summary ?? {}
  const words = progressText(state, received)
  const text = isPayment ? paymentText(words, status, { isRefundExact, isOrderNamed: order !== '' }) : words
  const figure = translate('fees.amount', { amount: values.refund, symbol: values.refundSymbol })
  // A swap's headline has the refunded amount.
  const hasTitleChanged = isRefundExact && text.title === 'progress.title.refunded'
  const title = translate(hasTitleChanged ? 'activity.outcome.refunded' : text.title, { figure })
  // A receipt has the recipient among its facts.
  const isNamed = !hasCalls && !(isPayment && status === 'success')
  const funds = (isContradicted ? ['progress.where.conflicting' as const] : text.where).map((key) =>
    translate(receivedBy(key, isNamed ? recipient : undefined), {
      ...values,
      refunded: figure,
      order,
      recipient: recipient ?? '',
      status: title,
    }),
  )
  const nameOf = (chainId: number) => chainName(chains, chainId)
  const options = { refused: 'signature', afterSteps: executionErrorKey(state) } as const
  const failure = text.isError && error ? [errorMessage(error, translate, nameOf, options)] : []
  const isWarned = text.where.some((key) => fundsWarnings.has(key))
  const where = joinSentences(translate, isWarned ? [...funds, ...failure] : [...failure, ...funds])
  return { title, hasTitleChanged, where }
}
