import * as z from 'zod/mini'
import { lenient, nullish } from '../../schemas/base/nullish.ts'
import { array, map, object } from '../../schemas/base/object.ts'
import { parseOptional } from '../../schemas/base/parseWithSchema.ts'
import { figure, hex, number, smallestUnits, text } from '../../schemas/base/primitives.ts'
import { decodeOrderCall } from './decodeOrderCall.ts'

const chainName = z.pipe(z.union([text, number]), z.transform(String))

const takenSchema = object({
  /** Name of the chain, or its number. */
  chainId: nullish(chainName),
  currency: nullish(text),
  /** Smallest unit. */
  amount: nullish(smallestUnits),
})

const refundSchema = object({
  recipient: text,
  chainId: nullish(chainName),
  currency: nullish(text),
  /** Seconds since the epoch. */
  deadline: lenient(figure),
})

const paymentSchema = object({
  recipient: text,
  currency: nullish(text),
  /** Smallest unit. */
  minimumAmount: nullish(smallestUnits),
})

const encodedCallSchema = z.pipe(
  hex,
  z.transform((call, { issues }) => {
    const decoded = decodeOrderCall(call)
    if (decoded) return decoded
    issues.push({ code: 'custom', message: 'it must be a call', input: call })
    return z.NEVER
  }),
)

const outputSchema = object({
  chainId: nullish(chainName),
  payments: nullish(array(paymentSchema)),
  calls: nullish(array(z.union([encodedCallSchema, object({ to: text, value: smallestUnits, data: hex })]))),
  /** Seconds since the epoch. */
  deadline: lenient(figure),
  extraData: lenient(hex),
})

/** The parts of an order that are about money. The interface does not show its shape, so each may be missing. */
const orderSchema = object({
  /** Who may fill it. */
  solver: lenient(text),
  inputs: nullish(array(object({ payment: nullish(takenSchema), refunds: nullish(array(refundSchema)) }))),
  output: nullish(
    map(outputSchema, ({ extraData, ...output }) => ({ ...output, fillContract: fillContractOf(extraData) })),
  ),
})

/** What the solver owes, as far as the service shows it. */
export interface Order extends z.output<typeof orderSchema> {}

/** What is taken from the user. */
export interface Taken extends z.output<typeof takenSchema> {}

/** What goes back where the order is not filled. */
export interface Refund extends z.output<typeof refundSchema> {}

/** Decodes `protocol.v2.orderData`; undefined when a part of it can’t be decoded. */
export function decodeOrder(value: unknown): Order | undefined {
  return parseOptional(orderSchema, value)
}

/** Decodes `protocol.v2.paymentDetails`; undefined when a part of it can’t be decoded. */
export function decodePaymentDetails(value: unknown): Taken | undefined {
  return parseOptional(takenSchema, value)
}

/** The contract that makes the calls of an order, where its extra data is an address alone; lower case. */
function fillContractOf(extraData: `0x${string}` | undefined): string | undefined {
  const [, address] = extraData?.toLowerCase().match(/^0x0{24}([0-9a-f]{40})$/) ?? []
  return address === undefined ? undefined : `0x${address}`
}
