'use client'
import { TransactionReplacedError } from '../../../../errors/transaction.ts'
import type { ExecutionState } from '../../../../execution/state/executionState.ts'
import { useTokens } from '../../../../hooks/useTokens.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { chainName } from '../../../shared/model/tokens/tokenNames.ts'
import type { ProgressStep } from '../../../shared/steps/step.ts'
import { outcomeNotes, type ProgressLine, type ProgressLineKind, type ProgressNote } from './progressLine.ts'
import { progressLines, type ListedStage } from './progressLines.ts'
import type { ProgressValues } from '../useProgressValues.ts'

/**
 * The steps of an execution, as text.
 *
 * @param expectation How long the delivery takes, while it is expected.
 * @param facts.isPayment Whether it pays the page.
 * @param facts.isToOther Whether calls, or someone other than the payer, receive it.
 */
export function useProgressSteps(
  state: ExecutionState,
  {
    isRefundExact,
    isPayment = false,
    isToOther = isPayment,
    ...facts
  }: ListedStage & { isRefundExact: boolean; isPayment?: boolean; isToOther?: boolean },
  values: ProgressValues,
  expectation: string | undefined,
): ProgressStep[] {
  const translate = useMessages()
  const { chains } = useTokens()
  return progressLines(state, facts).map((line) => toStep(line))

  function toStep({ key, kinds, status, note, chainId, transactionHashes }: ProgressLine): ProgressStep {
    const chain = chainName(chains, chainId)
    const labels = kinds.map((kind) => labelOf(kind, chain))
    const isOutcome = isOutcomeNote(note)
    return {
      key,
      status,
      label:
        labels.length > 1 ? translate('progress.item.batch', { items: labels.join(' + ') }) : labels.join(''),
      word: wordOf(),
      ...(isRefundExact &&
        kinds.includes('refundReported') && {
          amount: translate('fees.amount', { amount: values.refund, symbol: values.refundSymbol }),
        }),
      notes: note && !isOutcome ? [translate(`progress.note.${note}`, { chain })] : [],
      transactions: transactionHashes.map((hash) => ({ chainId, hash, label: roleOf(hash) })),
    }

    /** The label for the sent or the mined one of two hashes. */
    function roleOf(hash: string): string | undefined {
      const { error } = state
      const isReplacement = error instanceof TransactionReplacedError && error.replacementHash === hash
      // A canceled transaction is replaced by an empty one; the status says which it was.
      return isReplacement ? translate('progress.transaction.replaced') : undefined
    }

    function wordOf(): string | undefined {
      if (isOutcome) return translate(`step.${note}`)
      if (key === 'delivery' && status === 'active') return expectation
      // The label already says it.
      return status === 'refunded' ? '' : undefined
    }
  }

  function labelOf(kind: ProgressLineKind, chain: string): string {
    const { paid, symbol, amount, receivedSymbol, refundSymbol } = values
    switch (kind) {
      case 'approve':
        return translate('progress.item.approve', { symbol })
      case 'revoke':
        return translate('review.step.approveNothing', { symbol })
      case 'message':
        return translate('review.step.message')
      case 'transaction':
        return translate('progress.item.transaction', { chain })
      case 'sign':
      case 'deposit':
      case 'send':
        return translate(
          isPayment && kind === 'deposit' ? 'checkout.item.deposit' : `progress.item.${kind}`,
          { amount: paid, symbol, chain },
        )
      case 'receive':
        return translate(isToOther ? 'progress.item.deliver' : 'progress.item.receive', {
          amount,
          symbol: receivedSymbol,
          chain,
        })
      case 'refund':
        return isRefundExact
          ? translate('progress.item.refunded', { amount: values.refund, symbol: refundSymbol, chain })
          : translate('progress.item.refund', { symbol: refundSymbol, chain })
      case 'refundReported':
        return translate('progress.item.refundReported', { symbol: refundSymbol, chain })
      default:
        return kind satisfies never
    }
  }
}

function isOutcomeNote(note: ProgressLine['note']): note is (typeof outcomeNotes)[number] {
  return note !== undefined && (outcomeNotes as readonly ProgressNote[]).includes(note)
}
