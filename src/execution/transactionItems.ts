import type { Step, TransactionStep } from '../schemas/step.ts'

/** A transaction of a quote, with its place in it. */
export interface TransactionItem {
  stepIndex: number
  itemIndex: number
  stepId: string
  /** The step's instruction; untrusted text. */
  action: string | undefined
  requestId: string | undefined
  data: TransactionStep['items'][number]['data']
  check: TransactionStep['items'][number]['check']
}

/** All transactions of a quote in their order, without those that the service already saw. */
export function transactionItems(steps: readonly Step[]): TransactionItem[] {
  return steps.flatMap((step, stepIndex) =>
    step.kind === 'transaction'
      ? step.items.flatMap((item, itemIndex) =>
          item.status === 'complete'
            ? []
            : {
                stepIndex,
                itemIndex,
                stepId: step.id,
                action: step.action,
                requestId: step.requestId ?? undefined,
                data: item.data,
                check: item.check,
              },
        )
      : [],
  )
}
