import { encodeOrderAddress, orderTypes } from '@causeway/react/schemas'
import { hashStruct, type Hex } from 'viem'
import type { OrderData } from './toOrderData.ts'

/**
 * The id of an order: the EIP-712 hash of its data, without a domain. Deposits refer to the order by it, and the solver signs it. Addresses
 * are hashed as bytes, decoded by their family.
 */
export function toOrderId({ salt, inputs, output, fees, ...rest }: OrderData): Hex {
  const data = {
    ...rest,
    salt: BigInt(salt),
    inputs: inputs.map(({ payment, refunds }) => ({
      payment: {
        ...payment,
        currency: toBytes(payment.currency),
        amount: BigInt(payment.amount),
        weight: BigInt(payment.weight),
      },
      refunds: refunds.map((refund) => ({
        ...refund,
        recipient: toBytes(refund.recipient),
        currency: toBytes(refund.currency),
        minimumAmount: BigInt(refund.minimumAmount),
      })),
    })),
    output: {
      ...output,
      payments: output.payments.map((payment) => ({
        recipient: toBytes(payment.recipient),
        currency: toBytes(payment.currency),
        minimumAmount: BigInt(payment.minimumAmount),
        expectedAmount: BigInt(payment.expectedAmount),
      })),
    },
    fees: fees.map((fee) => ({
      ...fee,
      recipient: toBytes(fee.recipient),
      currency: toBytes(fee.currency),
      amount: BigInt(fee.amount),
    })),
  }
  return hashStruct({ types: orderTypes, primaryType: 'Order', data })
}

function toBytes(address: string): Hex {
  const bytes = encodeOrderAddress(address)
  if (!bytes)
    throw new TypeError(`An order names ${address}, which is no address of a family that is played here.`)
  return bytes
}
