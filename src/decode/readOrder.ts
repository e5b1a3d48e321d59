import { hex, smallestUnits, text } from '../schemas/primitives.ts'
import { array, lenient, object, type Infer, type Schema } from '../schemas/schema.ts'

/** A field that may be missing, and must be right when it is there. */
function optional<output>(schema: Schema<output>): Schema<output | undefined> {
  return (value) => (value === undefined ? undefined : schema(value))
}

const chainName: Schema<string> = (value) => text(typeof value === 'number' ? String(value) : value)

const takenSchema = object({
  chainId: optional(chainName),
  currency: optional(text),
  /** Smallest unit. */
  amount: optional(smallestUnits),
})

/** The parts of an order that are about money. The interface does not show its shape, so each may be missing. */
const orderSchema = object({
  inputs: optional(
    array(object({ payment: optional(takenSchema), refunds: optional(array(object({ recipient: text }))) })),
  ),
  output: optional(
    object({
      chainId: optional(chainName),
      payments: optional(
        array(object({ recipient: text, currency: optional(text), minimumAmount: optional(smallestUnits) })),
      ),
      calls: optional(array(object({ to: text, value: smallestUnits, data: hex }))),
    }),
  ),
})

/** What the solver owes, as far as the service shows it. */
export interface Order extends Infer<typeof orderSchema> {}

/** What is taken from the user. */
export interface Taken extends Infer<typeof takenSchema> {}

/** Reads `protocol.v2.orderData`; undefined when a part of it can't be read. */
export const readOrder = lenient(orderSchema)

/** Reads `protocol.v2.paymentDetails`; undefined when a part of it can't be read. */
export const readTaken = lenient(takenSchema)
