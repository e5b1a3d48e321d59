import type { Hex } from 'viem'
import { decodeOrderCall, type OrderCall } from './decodeOrderCall.ts'
import { isMoneyDecoded, isOrderDecoded } from './isOrderDecoded.ts'
import { decodeOrderData, type OrderData } from './orderData.ts'
import { orderIdsOf } from './orderIdsOf.ts'

type Output = NonNullable<OrderData['output']>
type WireCall = NonNullable<Output['calls']>[number]

/** What goes back where the order is not filled. */
export type OrderRefund = NonNullable<NonNullable<OrderData['inputs']>[number]['refunds']>[number]

/** What the solver owes, as far as the service shows it. A part that is missing or can’t be read is undefined. */
export interface Order {
  /**
   * Computed from all of its data; undefined where that is not of the public types, or names addresses whose encoding is not
   * public.
   */
  id: Hex | undefined
  /** All that it says of money is read. */
  isWhole: boolean
  /** Who may fill it. */
  solver: string | undefined
  inputs: OrderData['inputs']
  output:
    | (Pick<Output, 'chainId' | 'payments' | 'deadline'> & {
        /** In their order; undefined for one that can’t be read. */
        calls: readonly (OrderCall | undefined)[]
        /** The contract that makes them, lower case. */
        fillContract: string | undefined
      })
    | undefined
}

/**
 * Decodes `protocol.v2.orderData` part by part; undefined where there is none.
 *
 * @param stated The id that the service gives it: where an order may have two, it is this one.
 */
export function decodeOrder(value: unknown, stated?: string): Order | undefined {
  if (value === undefined || value === null || value === '') return undefined
  const data = decodeOrderData(value)
  const output = data.output && toOutput(data.output)
  // The hash of an order without the part that can’t be read would be that of another one.
  const ids = isOrderDecoded(value, data) ? orderIdsOf(data) : []
  return {
    id: ids.find((id) => id === stated?.toLowerCase()) ?? ids[0],
    isWhole: isMoneyDecoded(value, data) && isComplete(data) && !output?.calls.includes(undefined),
    solver: data.solver,
    inputs: data.inputs,
    output,
  }
}

function toOutput({ chainId, payments, deadline, calls = [], extraData }: Output): Order['output'] {
  return { chainId, payments, deadline, calls: calls.map(toCall), fillContract: fillContractOf(extraData) }
}

/** Encoded, or in its parts. */
function toCall(call: WireCall): OrderCall | undefined {
  if (typeof call === 'string') return decodeOrderCall(call)
  const { to, value, data } = call
  return to === undefined || value === undefined || data === undefined ? undefined : { to, value, data }
}

/** Whoever is paid or refunded is named. */
function isComplete({ inputs = [], output }: OrderData): boolean {
  const refunds = inputs.flatMap((input) => input.refunds ?? [])
  return [...refunds, ...(output?.payments ?? [])].every(({ recipient }) => recipient !== undefined)
}

/** The contract that makes the calls of an order, where its extra data is an address alone; lower case. */
function fillContractOf(extraData: Hex | undefined): string | undefined {
  const [, address] = extraData?.toLowerCase().match(/^0x0{24}([0-9a-f]{40})$/) ?? []
  return address === undefined ? undefined : `0x${address}`
}
