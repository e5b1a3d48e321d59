import * as z from 'zod/mini'
import { lenient } from '../../schemas/base/nullish.ts'
import { array, object } from '../../schemas/base/object.ts'
import { parseOptional } from '../../schemas/base/parseWithSchema.ts'
import { exactUnits, looseNumber, hex, text } from '../../schemas/base/primitives.ts'
import { isObject } from '../../utils/data/isObject.ts'

/** Base units; digits, a number or hexadecimal on the wire. */
const amount = lenient(
  z.union([
    exactUnits,
    z.pipe(
      z.string().check(z.regex(/^0x[0-9a-fA-F]{1,64}$/)),
      z.transform((digits: string) => BigInt(digits)),
    ),
  ]),
)

/** Name or number of the chain. */
const chainName = lenient(
  z.pipe(
    z.union([text, looseNumber]),
    z.transform((name) => String(name)),
  ),
)

const word = lenient(text)

/** Seconds since the epoch. */
const deadline = lenient(looseNumber)

/** A part of the order; a value that isn't an object has no fields. */
function part<shape extends z.core.$ZodLooseShape>(shape: shape) {
  return z.pipe(
    z.transform((value: unknown) => (isObject(value) ? value : {})),
    object(shape),
  )
}

const paymentDetailsSchema = part({ chainId: chainName, currency: word, amount })

const orderDataSchema = part({
  version: chainName,
  solverChainId: chainName,
  solver: word,
  salt: amount,
  inputs: lenient(
    array(
      part({
        payment: lenient(part({ chainId: chainName, currency: word, amount, weight: amount })),
        refunds: lenient(
          array(
            part({
              chainId: chainName,
              recipient: word,
              currency: word,
              minimumAmount: amount,
              deadline,
              extraData: lenient(hex),
            }),
          ),
        ),
      }),
    ),
  ),
  output: lenient(
    part({
      chainId: chainName,
      payments: lenient(
        array(part({ recipient: word, currency: word, minimumAmount: amount, expectedAmount: amount })),
      ),
      calls: lenient(array(z.union([hex, part({ to: word, value: amount, data: lenient(hex) })]))),
      deadline,
      extraData: lenient(hex),
    }),
  ),
  fees: lenient(
    array(
      part({
        recipientChainId: chainName,
        recipient: word,
        currencyChainId: chainName,
        currency: word,
        amount,
      }),
    ),
  ),
})

/**
 * An order as received, part by part: a part that is missing or can't be decoded is undefined, without affecting the others. Both the
 * order's facts and its ID come from this.
 */
export interface OrderData extends z.output<typeof orderDataSchema> {}

/** What the order takes from the user. */
export interface OrderPayment extends z.output<typeof paymentDetailsSchema> {}

/** Decodes `protocol.v2.orderData`. */
export function decodeOrderData(value: unknown): OrderData {
  return parseOptional(orderDataSchema, value) ?? {}
}

/** Decodes `protocol.v2.paymentDetails`, part by part. */
export function decodePaymentDetails(value: unknown): OrderPayment {
  return parseOptional(paymentDetailsSchema, value) ?? {}
}
