import * as z from 'zod/mini'
import { hex, number, smallestUnits, text } from '../schemas/base/primitives.ts'
import { array, object } from '../schemas/base/object.ts'
import { parseOptional } from '../schemas/base/parseWithSchema.ts'

const chainName = z.pipe(z.union([text, number]), z.transform(String))

const takenSchema = object({
  chainId: z.optional(chainName),
  currency: z.optional(text),
  /** Smallest unit. */
  amount: z.optional(smallestUnits),
})

/** The parts of an order that are about money. The interface does not show its shape, so each may be missing. */
const orderSchema = object({
  inputs: z.optional(
    array(
      object({ payment: z.optional(takenSchema), refunds: z.optional(array(object({ recipient: text }))) }),
    ),
  ),
  output: z.optional(
    object({
      chainId: z.optional(chainName),
      payments: z.optional(
        array(
          object({ recipient: text, currency: z.optional(text), minimumAmount: z.optional(smallestUnits) }),
        ),
      ),
      calls: z.optional(array(object({ to: text, value: smallestUnits, data: hex }))),
    }),
  ),
})

/** What the solver owes, as far as the service shows it. */
export interface Order extends z.output<typeof orderSchema> {}

/** What is taken from the user. */
export interface Taken extends z.output<typeof takenSchema> {}

/** Decodes `protocol.v2.orderData`; undefined when a part of it can’t be decoded. */
export function decodeOrder(value: unknown): Order | undefined {
  return parseOptional(orderSchema, value)
}

/** Decodes `protocol.v2.paymentDetails`; undefined when a part of it can’t be decoded. */
export function decodePaymentDetails(value: unknown): Taken | undefined {
  return parseOptional(takenSchema, value)
}
