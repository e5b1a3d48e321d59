import { orderTypes } from '@causeway/react/schemas'
import { hashStruct, type Hex } from 'viem'
import type { OrderData } from './toOrderData.ts'

/**
 * The id of an order: the hash of all that it says (EIP-712, without a domain). Deposits name the order by it, and the
 * solver signs it.
 */
export function toOrderId({ salt, inputs, output, fees, ...rest }: OrderData): Hex {
  const data = {
    ...rest,
    salt: BigInt(salt),
    inputs: inputs.map(({ payment, refunds }) => ({
      payment: { ...payment, amount: BigInt(payment.amount), weight: BigInt(payment.weight) },
      refunds: refunds.map((refund) => ({ ...refund, minimumAmount: BigInt(refund.minimumAmount) })),
    })),
    output: {
      ...output,
      payments: output.payments.map(({ minimumAmount, expectedAmount, ...payment }) => ({
        ...payment,
        minimumAmount: BigInt(minimumAmount),
        expectedAmount: BigInt(expectedAmount),
      })),
    },
    fees: fees.map((fee) => ({ ...fee, amount: BigInt(fee.amount) })),
  }
  return hashStruct({ types: orderTypes, primaryType: 'Order', data })
}
