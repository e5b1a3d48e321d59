import type * as z from 'zod/mini'
import {
  anything,
  smallestUnits,
  chainId,
  evmAddress,
  gasUnits,
  hex,
  text,
  literal,
} from '../base/primitives.ts'
import { object, array, map } from '../base/object.ts'
import { nullish, lenient } from '../base/nullish.ts'
import { variants } from '../base/variants.ts'

/** Where to ask how the item is doing: a path with a `requestId` query parameter. */
const checkSchema = object({ endpoint: text, method: literal('GET') })

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
export interface TransactionData extends z.output<typeof transactionDataSchema> {}

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
  kind: literal('transaction'),
  items: array(object({ ...itemShape, data: transactionDataSchema })),
})

const signatureStepSchema = object({
  ...stepShape,
  kind: literal('signature'),
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

/** Reads a step by its `kind`. */
export const stepSchema = variants(
  'kind',
  new Map<string, typeof transactionStepSchema | typeof signatureStepSchema>([
    ['transaction', transactionStepSchema],
    ['signature', signatureStepSchema],
  ]),
  unknownStepSchema,
)

export interface TransactionStep extends z.output<typeof transactionStepSchema> {}
export interface SignatureStep extends z.output<typeof signatureStepSchema> {}
export interface UnknownStep extends z.output<typeof unknownStepSchema> {}

/** Something the user must do, in order. All items of a step are of its kind. */
export type Step = TransactionStep | SignatureStep | UnknownStep
