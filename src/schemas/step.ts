import { object, array, map, nullish, lenient, anything, type Infer, type Schema } from './schema.ts'
import { smallestUnits, chainId, evmAddress, gasUnits, hex, text, word } from './primitives.ts'

/** Where to ask how the item is doing: a path with a `requestId` query parameter. */
const checkSchema = object({ endpoint: text, method: word('GET') })

const itemShape = {
  /** `incomplete` occurs; `complete` when the service already saw it. */
  status: text,
  check: nullish(checkSchema),
}

const transactionDataSchema = object({
  from: evmAddress,
  to: evmAddress,
  data: hex,
  /** Native currency sent along, in wei. */
  value: smallestUnits,
  chainId: chainId,
  /** Gas figures are hints; the wallet estimates its own. */
  gas: nullish(gasUnits),
  maxFeePerGas: nullish(gasUnits),
  maxPriorityFeePerGas: nullish(gasUnits),
})

/** A transaction that the user is to send. */
export interface TransactionData extends Infer<typeof transactionDataSchema> {}

const stepShape = {
  id: text,
  /** Instruction for the user; untrusted text. */
  action: lenient(text),
  description: lenient(text),
  /** Id of the execution in the service. */
  requestId: nullish(text),
  /** Where to send funds by hand, on quotes with a deposit address. */
  depositAddress: nullish(text),
}

const transactionStepSchema = object({
  ...stepShape,
  kind: word('transaction'),
  items: array(object({ ...itemShape, data: transactionDataSchema })),
})

const signatureStepSchema = object({
  ...stepShape,
  kind: word('signature'),
  items: array(object({ ...itemShape, data: anything })),
})

const unknownStepSchema = map(
  object({
    ...stepShape,
    kind: text,
    items: array(object({ ...itemShape, data: anything })),
  }),
  ({ kind, ...step }) => ({ ...step, kind: 'unknown' as const, rawKind: kind }),
)

const kindSchema = object({ kind: text })

/** Reads a step by its `kind`, so that a fault names the field and not a list of alternatives. */
export const stepSchema: Schema<Step> = (value) => {
  switch (kindSchema(value).kind) {
    case 'transaction':
      return transactionStepSchema(value)
    case 'signature':
      return signatureStepSchema(value)
    default:
      return unknownStepSchema(value)
  }
}

export interface TransactionStep extends Infer<typeof transactionStepSchema> {}
export interface SignatureStep extends Infer<typeof signatureStepSchema> {}
export interface UnknownStep extends Infer<typeof unknownStepSchema> {}

/** Something the user must do, in order. All items of a step are of its kind. */
export type Step = TransactionStep | SignatureStep | UnknownStep
