import { hashStruct, stringToHex, type Hex } from 'viem'
import { SchemaError } from '../../schemas/base/parseWithSchema.ts'
import { evmAddressPattern } from '../../schemas/base/primitives.ts'
import { orderTypes } from '../../schemas/protocol/orderTypes.ts'
import type { OrderData } from './orderData.ts'

/**
 * Computes the id of an order: the hash of all that it says (EIP-712, `hashStruct`, without a domain). A deposit names
 * the order by this id, and the solver signs it. Lists and bytes that are absent are empty.
 *
 * @returns undefined where another part is missing, and for orders with parts outside of the EVM, which are hashed in other
 * ways that are not known here.
 */
export function orderIdOf(data: OrderData): Hex | undefined {
  return hashOf(data, evmAddressOf)
}

/** Whether an order has every part that its id is the hash of, whichever chains its addresses are of. */
export function hasEveryPart(data: OrderData): boolean {
  return hashOf(data, (value) => stringToHex(given(value))) !== undefined
}

type AddressEncoder = (value: string | undefined) => Hex

function hashOf(data: OrderData, address: AddressEncoder): Hex | undefined {
  try {
    return hashStruct({ types: orderTypes, primaryType: 'Order', data: toHashed(data, address) })
  } catch {
    // A part that is missing, or does not fit its type.
    return undefined
  }
}

/** @throws where a part is missing or of another type. */
function toHashed(
  { version, solverChainId, solver, salt, inputs = [], output = {}, fees = [] }: OrderData,
  address: AddressEncoder,
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

/** viem takes an address in both cases for a misspelt one, unless they are its checksum. */
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
