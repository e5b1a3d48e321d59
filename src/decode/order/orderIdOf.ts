import { hashStruct } from 'viem'
import * as z from 'zod/mini'
import { array, object } from '../../schemas/base/object.ts'
import { parseOptional } from '../../schemas/base/parseWithSchema.ts'
import { evmAddress, hex, smallestUnits, text } from '../../schemas/base/primitives.ts'
import { orderTypes } from '../../schemas/protocol/orderTypes.ts'

/** A number of 256 bits, in digits or in hexadecimal. */
const uint256 = z.union([
  smallestUnits,
  z.pipe(
    z.string().check(z.regex(/^0x[0-9a-fA-F]{1,64}$/)),
    z.transform((digits: string) => BigInt(digits)),
  ),
])

/** Seconds since the epoch. */
const uint32 = z.number().check(z.int(), z.gte(0), z.lt(2 ** 32))

/** Orders as they are hashed. Addresses outside of the EVM are hashed in other ways, which are not known here. */
const orderSchema = object({
  version: text,
  solverChainId: text,
  solver: evmAddress,
  salt: uint256,
  inputs: array(
    object({
      payment: object({ chainId: text, currency: evmAddress, amount: uint256, weight: uint256 }),
      refunds: array(
        object({
          chainId: text,
          recipient: evmAddress,
          currency: evmAddress,
          minimumAmount: uint256,
          deadline: uint32,
          extraData: hex,
        }),
      ),
    }),
  ),
  output: object({
    chainId: text,
    payments: array(
      object({
        recipient: evmAddress,
        currency: evmAddress,
        minimumAmount: uint256,
        expectedAmount: uint256,
      }),
    ),
    calls: array(hex),
    deadline: uint32,
    extraData: hex,
  }),
  fees: array(
    object({
      recipientChainId: text,
      recipient: evmAddress,
      currencyChainId: text,
      currency: evmAddress,
      amount: uint256,
    }),
  ),
})

/**
 * Computes the id of an order from `protocol.v2.orderData`: the hash of all that it says (EIP-712, `hashStruct`, without a
 * domain). A deposit names the order by this id, and the solver signs it.
 *
 * @returns undefined for data of another shape, and for orders with parts outside of the EVM.
 */
export function orderIdOf(orderData: unknown): `0x${string}` | undefined {
  const order = parseOptional(orderSchema, orderData)
  if (!order) return undefined
  try {
    // viem takes an address in both cases for a misspelt one, unless they are its checksum.
    const data = { ...order, solver: order.solver.toLowerCase() as `0x${string}` }
    return hashStruct({ types: orderTypes, primaryType: 'Order', data })
  } catch {
    // A number that does not fit its type.
    return undefined
  }
}
