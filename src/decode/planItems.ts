import { UnsupportedStepError } from '../errors/quote.ts'
import { parseWithSchema, SchemaError } from '../schemas/base/parseWithSchema.ts'
import { signatureDataSchema, type SignatureData } from '../schemas/signature/signature.ts'
import { done, type Step, type TransactionData } from '../schemas/quote/step.ts'

/** Where an item is in a quote, and how it is tracked. */
export interface PlanItemPlace {
  stepIndex: number
  itemIndex: number
  stepId: string
  /** The step's instruction; untrusted text. */
  action: string | undefined
  requestId: string | undefined
  /** Where to ask for the item's status. */
  check: { endpoint: string; method?: string | undefined } | null | undefined
}

/** A transaction of a quote, with its position in it. */
export interface TransactionItem extends PlanItemPlace {
  kind: 'transaction'
  data: TransactionData
}

/** A signature that a quote asks for, with its position in it. */
export interface SignatureItem extends PlanItemPlace {
  kind: 'signature'
  data: SignatureData
}

export type PlanItem = TransactionItem | SignatureItem

export interface PlanItemsOptions {
  /** Leaves out what is paid by hand outside the EVM: its deposit address says it all. @default false */
  withoutDepositAddress?: boolean | undefined
}

/**
 * All that a quote asks of the wallet, in order, without what the service already has.
 *
 * @throws {UnsupportedStepError} when a step is of a kind, or asks for a signature, that is not known.
 */
export function planItems(
  steps: readonly Step[],
  { withoutDepositAddress = false }: PlanItemsOptions = {},
): PlanItem[] {
  return steps.flatMap((step, stepIndex) =>
    step.items.flatMap((item, itemIndex): PlanItem[] => {
      if (item.status === done || (withoutDepositAddress && isDepositAddressStep(step))) return []
      const place: PlanItemPlace = {
        stepIndex,
        itemIndex,
        stepId: step.id,
        action: step.action,
        requestId: step.requestId,
        check: item.check,
      }
      switch (step.kind) {
        case 'transaction':
          // One cast: items of a step are of the step's kind, which TypeScript does not follow into the list.
          return [{ ...place, kind: 'transaction', data: item.data as TransactionData }]
        case 'signature':
          return [{ ...place, kind: 'signature', data: decodeSignature(step.id, item.data) }]
        default:
          throw new UnsupportedStepError({
            stepId: step.id,
            kind: step.rawKind,
            ...(step.rawKind === 'transaction' && { reason: whyNoTransaction(step) }),
          })
      }
    }),
  )
}

function whyNoTransaction({ items }: Step): string {
  return items.some(({ status, data }) => status !== done && data == null)
    ? 'The provider has not said yet what to sign: request a new quote'
    : 'No wallet of an EVM chain can do it: ask for a quote that pays from one'
}

/** Whether a step is a payment outside the EVM to a deposit address. */
function isDepositAddressStep(step: Step): boolean {
  return step.kind === 'unknown' && step.rawKind === 'transaction' && step.depositAddress != null
}

/** What is paid by hand outside the EVM: whose request it is, and where that is followed. */
export function depositAddressItems(steps: readonly Step[]): Pick<PlanItemPlace, 'check' | 'requestId'>[] {
  return steps
    .filter(isDepositAddressStep)
    .flatMap(({ items, requestId }) => items.map(({ check }) => ({ check, requestId: requestId })))
}

/** The transactions alone. */
export function transactionsOf(items: readonly PlanItem[]): TransactionItem[] {
  return items.filter((item) => item.kind === 'transaction')
}

function decodeSignature(stepId: string, data: unknown): SignatureData {
  try {
    return parseWithSchema(signatureDataSchema, data)
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error
    throw new UnsupportedStepError({ stepId, kind: 'signature', reason: error.message })
  }
}
