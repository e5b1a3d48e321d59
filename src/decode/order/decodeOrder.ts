import type { Hex } from 'viem'
import { decodeOrderCall, type OrderCall } from './decodeOrderCall.ts'
import { isMoneyDecoded, isOrderDecoded } from './isOrderDecoded.ts'
import { decodeOrderData, type OrderData } from './orderData.ts'
import { orderIdsOf } from './orderIdsOf.ts'

type Output = NonNullable<OrderData['output']>
type WireCall = NonNullable<Output['calls']>[number]

/** An input that an order takes. */
export type OrderInput = NonNullable<OrderData['inputs']>[number]

/** A refund of an input if the order isn't filled. */
export type OrderRefund = NonNullable<OrderInput['refunds']>[number]

/** What the solver owes, as far as the provider discloses it. A part that is missing or can't be decoded is undefined. */
export interface Order {
  /** Computed from all its data; undefined if the types aren't public, or the encoding of one of its addresses isn't. */
  id: Hex | undefined
  /** Everything in it that concerns funds was decoded. */
  isWhole: boolean
  /** Who may fill it. */
  solver: string | undefined
  inputs: OrderData['inputs']
  output:
    | (Pick<Output, 'chainId' | 'payments' | 'deadline'> & {
        /** In their order; undefined for a call that can't be decoded. */
        calls: readonly (OrderCall | undefined)[]
        /** The contract that makes them, and whose events prove it; in lower case. */
        fillContract: string | undefined
      })
    | undefined
  /** The parts of the inputs that don't go to the solver. */
  fees: OrderData['fees']
}

/**
 * Decodes `protocol.v2.orderData` part by part; undefined if there is none.
 *
 * @param stated The ID that the provider states, which is used if the order may have two.
 */
export function decodeOrder(value: unknown, stated?: string): Order | undefined {
  if (value === undefined || value === null || value === '') return undefined
  const data = decodeOrderData(value)
  const output = data.output && toOutput(data.output)
  // If a part couldn't be decoded, the hash would be that of another order.
  const ids = isOrderDecoded(value, data) ? orderIdsOf(data) : []
  return {
    id: ids.find((id) => id === stated?.toLowerCase()) ?? ids[0],
    isWhole: isMoneyDecoded(value, data) && isComplete(data) && !output?.calls.includes(undefined),
    solver: data.solver,
    inputs: data.inputs,
    output,
    fees: data.fees,
  }
}

function toOutput({ chainId, payments, deadline, calls = [], extraData }: Output): Order['output'] {
  return {
    chainId,
    payments,
    deadline,
    calls: calls.map(toCall),
    fillContract: decodeFillContract(extraData),
  }
}

/** A call is encoded, or an object. */
function toCall(call: WireCall): OrderCall | undefined {
  if (typeof call === 'string') return decodeOrderCall(call)
  const { to, value, data } = call
  return to === undefined || value === undefined || data === undefined ? undefined : { to, value, data }
}

/** Whether everyone who is paid or refunded is named. */
function isComplete({ inputs = [], output }: OrderData): boolean {
  const refunds = inputs.flatMap((input) => input.refunds ?? [])
  return [...refunds, ...(output?.payments ?? [])].every(({ recipient }) => recipient !== undefined)
}

/** The contract that an order's extra data names in its first word, in lower case; undefined if there is none. Other words aren't read. */
export function decodeFillContract(extraData: Hex | undefined): string | undefined {
  const [, address] = extraData?.toLowerCase().match(/^0x[0-9a-f]{24}([0-9a-f]{40})/) ?? []
  return address === undefined ? undefined : `0x${address}`
}
