import { encodeAbiParameters, keccak256, type Address, type Hex } from 'viem'
import type { ServiceRequest } from './serviceRequest.ts'

/** What the solver owes for a deposit: the order that a request's `orderId` is the hash of. */
export type OrderData = ReturnType<typeof toOrderData>

/** Writes the order of a request that the solver fills. */
export function toOrderData(request: Omit<ServiceRequest, 'orderId'>, solver: Address) {
  const { id, recipient, refundTo, expiresAt, terms } = request
  const { currencyIn, currencyOut, amountIn, amountOut, minimumOut, appFees } = terms
  const deadline = Math.floor(expiresAt / 1000)
  const calls = terms.calls?.calls ?? []
  return {
    version: 'v1',
    solverChainId: currencyOut.chainId.toString(),
    solver,
    salt: id,
    inputs: [
      {
        payment: {
          chainId: currencyIn.chainId.toString(),
          currency: currencyIn.address,
          amount: amountIn.toString(),
          weight: '1',
        },
        refunds: [
          {
            chainId: currencyIn.chainId.toString(),
            recipient: refundTo,
            currency: currencyIn.address,
            minimumAmount: amountIn.toString(),
            deadline,
            extraData: noData,
          },
        ],
      },
    ],
    output: {
      chainId: currencyOut.chainId.toString(),
      payments: [
        {
          recipient,
          currency: currencyOut.address,
          minimumAmount: minimumOut.toString(),
          expectedAmount: amountOut.toString(),
        },
      ],
      calls: calls.map(({ to, value, data }) => ({ to, value: value.toString(), data })),
      deadline,
      extraData: noData,
    },
    fees: appFees.map(({ recipient, amount }) => ({
      chainId: currencyIn.chainId.toString(),
      recipient,
      currency: currencyIn.address,
      amount: amount.toString(),
    })),
  }
}

/** The id of an order: the hash of everything in it, so that a signature over the id is one over the order. */
export function toOrderId(order: OrderData): Hex {
  const text = (parts: readonly unknown[]) => JSON.stringify(parts)
  const { version, solverChainId, solver, salt, inputs, output, fees } = order
  const words = [version, solverChainId, solver, salt, text(inputs), text([output]), text(fees)]
  return keccak256(encodeAbiParameters([{ type: 'string[]' }], [words]))
}

const noData: Hex = '0x'
