import { UnsupportedStepError } from '../errors/quote.ts'
import { parseWithSchema, SchemaError } from '../schemas/base/parseWithSchema.ts'
import { signatureDataSchema, type SignatureData } from '../schemas/signature/signature.ts'
import { done, type Step, type TransactionData } from '../schemas/quote/step.ts'

/** The position of an item in a quote, and how it is tracked. */
export interface QuoteItemPosition {
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
export interface TransactionItem extends QuoteItemPosition {
  kind: 'transaction'
  data: TransactionData
}

/** A signature that a quote asks for, with its position in it. */
export interface SignatureItem extends QuoteItemPosition {
  kind: 'signature'
  data: SignatureData
}

export type QuoteItem = TransactionItem | SignatureItem

interface QuoteItemsOptions {
  /** Leaves out payments by hand from outside the EVM, which the deposit address already describes. @default false */
  withoutDepositAddress?: boolean | undefined
}

/**
 * Lists everything that a quote asks of the wallet, in order, without items that the provider already has.
 *
 * @throws {UnsupportedStepError} when a step is of an unknown kind, or asks for an unknown kind of signature.
 */
export function quoteItemsOf(
  steps: readonly Step[],
  { withoutDepositAddress = false }: QuoteItemsOptions = {},
): QuoteItem[] {
  return steps.flatMap((step, stepIndex) =>
    step.items.flatMap((item, itemIndex): QuoteItem[] => {
      if (item.status === done || (withoutDepositAddress && isDepositAddressStep(step))) return []
      const place: QuoteItemPosition = {
        stepIndex,
        itemIndex,
        stepId: step.id,
        action: step.action,
        requestId: step.requestId,
        check: item.check,
      }
      switch (step.kind) {
        case 'transaction':
          // Cast: items are of their step's kind, which TypeScript can't follow into the list.
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

/** Payments by hand from outside the EVM: the request of each, and where its status is looked up. */
export function depositAddressItems(
  steps: readonly Step[],
): Pick<QuoteItemPosition, 'check' | 'requestId'>[] {
  return steps
    .filter(isDepositAddressStep)
    .flatMap(({ items, requestId }) => items.map(({ check }) => ({ check, requestId: requestId })))
}

/** Only the transactions. */
export function transactionsOf(items: readonly QuoteItem[]): TransactionItem[] {
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
