import * as z from 'zod/mini'
import { open } from './open.ts'
import {
  amountStringSchema,
  chainIdSchema,
  evmAddressSchema,
  forDisplay,
  gasAmountSchema,
  hexSchema,
  orNull,
  textSchema,
  toRawIssues,
  wordSchema,
} from './primitives.ts'

/** Where to ask how the item is doing: a path with a `requestId` query parameter. */
const checkSchema = open({ endpoint: textSchema, method: wordSchema('GET') })

const itemShape = {
  /** `incomplete` occurs; `complete` when the service already saw it. */
  status: textSchema,
  check: orNull(checkSchema),
}

const transactionDataSchema = open({
  from: evmAddressSchema,
  to: evmAddressSchema,
  data: hexSchema,
  /** Native currency sent along, in wei. */
  value: amountStringSchema,
  chainId: chainIdSchema,
  /** Gas figures are hints; the wallet estimates its own. */
  gas: orNull(gasAmountSchema),
  maxFeePerGas: orNull(gasAmountSchema),
  maxPriorityFeePerGas: orNull(gasAmountSchema),
})

/** A transaction that the user is to send. */
export interface TransactionData extends z.infer<typeof transactionDataSchema> {}

const stepShape = {
  id: textSchema,
  /** Instruction for the user; untrusted text. */
  action: forDisplay(textSchema),
  description: forDisplay(textSchema),
  /** Id of the execution in the service. */
  requestId: orNull(textSchema),
  /** Where to send funds by hand, on quotes with a deposit address. */
  depositAddress: orNull(textSchema),
}

const transactionStepSchema = open({
  ...stepShape,
  kind: wordSchema('transaction'),
  items: z.array(open({ ...itemShape, data: transactionDataSchema })),
})

const signatureStepSchema = open({
  ...stepShape,
  kind: wordSchema('signature'),
  items: z.array(open({ ...itemShape, data: z.unknown() })),
})

const unknownStepSchema = z.pipe(
  open({
    ...stepShape,
    kind: textSchema,
    items: z.array(open({ ...itemShape, data: z.unknown() })),
  }),
  z.transform(({ kind, ...step }) => ({ ...step, kind: 'unknown' as const, rawKind: kind })),
)

const schemaByKind = { transaction: transactionStepSchema, signature: signatureStepSchema }

/** Parses a step by its `kind`, so that a fault names the field and not a list of alternatives. */
export const stepSchema = z.pipe(
  z.looseObject({ kind: textSchema }),
  z.transform((step, context): Step => {
    const schema =
      step.kind in schemaByKind ? schemaByKind[step.kind as keyof typeof schemaByKind] : unknownStepSchema
    const parsed = schema.safeParse(step)
    if (parsed.success) return parsed.data
    context.issues.push(...toRawIssues(parsed.error))
    return z.NEVER
  }),
)

export interface TransactionStep extends z.infer<typeof transactionStepSchema> {}
export interface SignatureStep extends z.infer<typeof signatureStepSchema> {}
export interface UnknownStep extends z.infer<typeof unknownStepSchema> {}

/** Something the user must do, in order. All items of a step are of its kind. */
export type Step = TransactionStep | SignatureStep | UnknownStep
