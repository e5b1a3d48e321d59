import { hashStruct, type Hex } from 'viem'
import { SchemaError } from '../../schemas/base/parseWithSchema.ts'
import { evmAddressPattern } from '../../schemas/base/primitives.ts'
import { encodeOrderAddress } from '../../schemas/protocol/encodeOrderAddress.ts'
import { orderTypes } from '../../schemas/protocol/orderTypes.ts'
import type { OrderData } from './orderData.ts'

/**
 * Computes the ids that an order may have: the hash of all that it says (EIP-712, `hashStruct`, without a domain). A deposit
 * names the order by it, and the solver signs it. Lists and bytes that are absent are empty. An order that names a Bitcoin
 * address of base58 has a second one, by the older encoding of these.
 *
 * @returns none where another part is missing, or is an address whose encoding is not public
 */
export function orderIdsOf(data: OrderData): Hex[] {
  let hasOlder = false
  const id = hashOf(data, (text) => {
    const encoded = encodeOrderAddress(text)
    hasOlder ||= encodeOrderAddress(text, true) !== encoded
    return encoded
  })
  // Hashing takes most of the time of an audit.
  const older = hasOlder ? hashOf(data, (text) => encodeOrderAddress(text, true)) : undefined
  return [id, older].filter((found) => found !== undefined)
}

type AddressEncoder = (text: string) => Hex | undefined

function hashOf(data: OrderData, encode: AddressEncoder): Hex | undefined {
  try {
    const hashed = toHashed(data, (text) => given(encode(given(text))))
    return hashStruct({ types: orderTypes, primaryType: 'Order', data: hashed })
  } catch {
    // A part that is missing, or does not fit its type.
    return undefined
  }
}

/** @throws where a part is missing or of another type. */
function toHashed(
  { version, solverChainId, solver, salt, inputs = [], output = {}, fees = [] }: OrderData,
  address: (text: string | undefined) => Hex,
) {
  return {
    version: given(version),
    solverChainId: given(solverChainId),
    // Solvers have EVM addresses, whatever chains the order is about.
    solver: evmAddressOf(solver),
    salt: given(salt),
    inputs: inputs.map(({ payment = {}, refunds = [] }) => ({
      payment: {
        chainId: given(payment.chainId),
        currency: address(payment.currency),
        amount: given(payment.amount),
        weight: given(payment.weight),
      },
      refunds: refunds.map((refund) => ({
        chainId: given(refund.chainId),
        recipient: address(refund.recipient),
        currency: address(refund.currency),
        minimumAmount: given(refund.minimumAmount),
        deadline: seconds(refund.deadline),
        extraData: refund.extraData ?? '0x',
      })),
    })),
    output: {
      chainId: given(output.chainId),
      payments: (output.payments ?? []).map((payment) => ({
        recipient: address(payment.recipient),
        currency: address(payment.currency),
        minimumAmount: given(payment.minimumAmount),
        expectedAmount: given(payment.expectedAmount),
      })),
      calls: (output.calls ?? []).map(bytes),
      deadline: seconds(output.deadline),
      extraData: output.extraData ?? '0x',
    },
    fees: fees.map((fee) => ({
      recipientChainId: given(fee.recipientChainId),
      recipient: address(fee.recipient),
      currencyChainId: given(fee.currencyChainId),
      currency: address(fee.currency),
      amount: given(fee.amount),
    })),
  }
}

function given<value>(value: value | undefined): value {
  if (value === undefined) throw new SchemaError('a part is missing')
  return value
}

/** viem takes an address in both cases for a misspelled one, unless they are its checksum. */
function evmAddressOf(value: string | undefined): Hex {
  if (!evmAddressPattern.test(given(value))) throw new SchemaError('an address is outside of the EVM')
  return given(value).toLowerCase() as Hex
}

/** Thirty-two bits. */
function seconds(value: number | undefined): number {
  if (!Number.isInteger(value)) throw new SchemaError('a deadline is in parts')
  return given(value)
}

function bytes(call: unknown): Hex {
  if (typeof call !== 'string') throw new SchemaError('a call is of another shape')
  return call as Hex
}
