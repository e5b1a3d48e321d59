import { hashStruct, type Hex } from 'viem'
import { SchemaError } from '../../schemas/base/parseWithSchema.ts'
import { evmAddressPattern } from '../../schemas/base/primitives.ts'
import { encodeOrderAddress } from '../../schemas/protocol/encodeOrderAddress.ts'
import { orderTypes } from '../../schemas/protocol/orderTypes.ts'
import { toJsonText } from '../../utils/text/toJsonText.ts'
import type { OrderData } from './orderData.ts'

/**
 * Computes the IDs that an order may have: the hash of all its data (EIP-712, `hashStruct`, without a domain). A deposit names its order by
 * the ID, and the solver signs it. Missing lists and bytes count as empty. An order with a base58 address of Bitcoin has a second ID, by an
 * older encoding of such addresses.
 *
 * @returns none if another part is missing, or if an address has an encoding that isn't public.
 */
export function orderIdsOf(data: OrderData): readonly Hex[] {
  const key = toJsonText(data)
  const known = idsByData.get(key)
  if (known) return known
  const ids = computeIds(data)
  const [oldest] = idsByData.keys()
  if (oldest !== undefined && idsByData.size >= keptOrders) idsByData.delete(oldest)
  idsByData.set(key, ids)
  return ids
}

/**
 * Cached, since each check of a quote decodes its order again, and hashing takes most of an audit's time. The key is all its data, so that
 * no change is missed.
 */
const idsByData = new Map<string, readonly Hex[]>()

/** How many orders are remembered: a page shows a few quotes at a time, and keeps the accepted one. */
const keptOrders = 8

function computeIds(data: OrderData): readonly Hex[] {
  let hasOlder = false
  const id = hashOf(data, (text) => {
    const encoded = encodeOrderAddress(text)
    hasOlder ||= encodeOrderAddress(text, true) !== encoded
    return encoded
  })
  const older = hasOlder ? hashOf(data, (text) => encodeOrderAddress(text, true)) : undefined
  return [id, older].filter((found) => found !== undefined)
}

type AddressEncoder = (text: string) => Hex | undefined

function hashOf(data: OrderData, encode: AddressEncoder): Hex | undefined {
  try {
    const hashed = toHashed(data, (text) => given(encode(given(text))))
    return hashStruct({ types: orderTypes, primaryType: 'Order', data: hashed })
  } catch {
    // A part is missing, or doesn't fit its type.
    return undefined
  }
}

/** @throws if a part is missing or of another type. */
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

/** In lower case, since viem rejects mixed case unless it is the checksum. */
function evmAddressOf(value: string | undefined): Hex {
  if (!evmAddressPattern.test(given(value))) throw new SchemaError('an address is outside of the EVM')
  return given(value).toLowerCase() as Hex
}

/** Whole seconds; `hashStruct` rejects more than 32 bits. */
function seconds(value: number | undefined): number {
  if (!Number.isInteger(value)) throw new SchemaError('a deadline is in parts')
  return given(value)
}

function bytes(call: unknown): Hex {
  if (typeof call !== 'string') throw new SchemaError('a call is of another shape')
  return call as Hex
}
