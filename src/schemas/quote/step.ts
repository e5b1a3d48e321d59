import type * as z from 'zod/mini'
import {
  anything,
  answeredChainId,
  evmAddress,
  hex,
  literal,
  exactUnits,
  nonEmptyText,
  looseText,
} from '../base/primitives.ts'
import { fieldsOf, isAbsent } from '../base/json.ts'
import { object, array, map } from '../base/object.ts'
import { nullish, lenient } from '../base/nullish.ts'
import { variants } from '../base/variants.ts'
import { isOfOtherFamily } from './isOfOtherFamily.ts'

/** Where to check an item's status: a path with a `requestId` query parameter. */
const checkSchema = object({
  endpoint: nonEmptyText,
  /** As the provider gives it; requests use `GET` regardless, since a lookup changes nothing. */
  method: lenient(looseText),
})

/** The status of an item that the provider has already seen. */
export const done = 'complete'

const itemShape = {
  /** `incomplete`, or `complete` if the provider has already seen it. */
  status: nonEmptyText,
  /** Without one, the item is tracked by its request. */
  check: lenient(checkSchema),
}

const transactionDataSchema = object({
  /** The account that sends it; if a step omits it, the account of the quote. */
  from: evmAddress,
  to: evmAddress,
  data: hex,
  /** Native tokens sent along, in wei. */
  value: exactUnits,
  chainId: answeredChainId,
  /** Gas values are hints; the wallet estimates its own. */
  gas: lenient(exactUnits),
  maxFeePerGas: lenient(exactUnits),
  maxPriorityFeePerGas: lenient(exactUnits),
})

/** A transaction on an EVM chain for the user to send. */
export interface TransactionData extends z.output<typeof transactionDataSchema> {}

const stepShape = {
  /** The kind of step, in the provider's words; empty if it gives none. */
  id: map(lenient(looseText), (id = '') => id),
  /** Instruction for the user; untrusted text. */
  action: lenient(looseText),
  description: lenient(looseText),
  /** ID of the request at the provider. */
  requestId: nullish(looseText),
  /** Where to send funds by hand, in quotes with a deposit address. */
  depositAddress: nullish(looseText),
}

/** A step without items requires nothing; deployments send those, too. */
const items = <schema extends z.ZodMiniType>(item: schema) =>
  map(nullish(array(item)), (list): z.output<schema>[] => list ?? [])

const openItemSchema = object({ ...itemShape, data: transactionDataSchema })

const doneItemSchema = object({ ...itemShape, data: lenient(transactionDataSchema) })

const transactionStepSchema = object({
  ...stepShape,
  kind: literal('transaction'),
  items: map(
    items(
      variants('status', (status): typeof openItemSchema | typeof doneItemSchema =>
        status === done ? doneItemSchema : openItemSchema,
      ),
    ),
    // A completed item without a transaction has nothing to send or show.
    (list): z.output<typeof openItemSchema>[] =>
      list.flatMap(({ data, ...item }) => (data ? [{ ...item, data }] : [])),
  ),
})

const signatureStepSchema = object({
  ...stepShape,
  kind: literal('signature'),
  items: items(object({ ...itemShape, data: nullish(anything) })),
})

const unknownStepSchema = map(
  object({
    ...stepShape,
    kind: nonEmptyText,
    items: items(object({ ...itemShape, data: nullish(anything) })),
  }),
  ({ kind, ...step }) => ({ ...step, kind: 'unknown' as const, rawKind: kind }),
)

/** Parses a step by its `kind`, and by whether its transactions are for an EVM chain. */
export const stepSchema = variants('kind', (kind, step): AnyStepSchema => {
  if (kind === 'signature') return signatureStepSchema
  return kind === 'transaction' && areEvmTransactions(step) ? transactionStepSchema : unknownStepSchema
})

type AnyStepSchema = typeof transactionStepSchema | typeof signatureStepSchema | typeof unknownStepSchema

/** Items not yet due have no data. A completed item names the account only if nothing else does. */
function areEvmTransactions(step: unknown): boolean {
  const { items, depositAddress } = fieldsOf(step)
  // A deposit address outside the EVM means that the step is paid by hand, whatever its items contain.
  if (typeof depositAddress === 'string' && depositAddress !== '' && !depositAddress.startsWith('0x'))
    return false
  if (!Array.isArray(items)) return true
  const open = items.filter((item) => fieldsOf(item)['status'] !== done)
  return (open.length > 0 ? open : items).every((item: unknown) => {
    const { data, status } = fieldsOf(item)
    if (isAbsent(data)) return status === done
    return !isOfOtherFamily(data)
  })
}

export interface TransactionStep extends z.output<typeof transactionStepSchema> {}
export interface SignatureStep extends z.output<typeof signatureStepSchema> {}
/** A step of an unknown kind, or for a wallet of another chain family. It is parsed, but never executed. */
export interface UnknownStep extends z.output<typeof unknownStepSchema> {}

/** Something the user must do, in order. All items of a step have its kind. */
export type Step = TransactionStep | SignatureStep | UnknownStep
