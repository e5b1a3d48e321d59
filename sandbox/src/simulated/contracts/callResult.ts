import type { Address, Hex } from 'viem'

/** An event of a simulated contract, not yet written as a log. */
export type SimulatedEvent = { address: Address } & (
  | { eventName: 'Transfer'; args: { from: Address; to: Address; value: bigint } }
  | { eventName: 'Approval'; args: { owner: Address; spender: Address; value: bigint } }
  | { eventName: 'RelayNativeDeposit'; args: { from: Address; amount: bigint; id: Hex } }
  | { eventName: 'RelayErc20Deposit'; args: { from: Address; token: Address; amount: bigint; id: Hex } }
  | {
      eventName: 'Filled' | 'Refunded'
      args: { id: Hex; recipient: Address; currency: Address; amount: bigint }
    }
  | {
      eventName: 'AuthorizationUsed' | 'AuthorizationCanceled'
      args: { authorizer: Address; nonce: Hex }
    }
  | { eventName: 'Withdrawn'; args: { recipient: Address; currency: Address; amount: bigint } }
  | { eventName: 'Deposit'; args: { dst: Address; wad: bigint } }
  | { eventName: 'Withdrawal'; args: { src: Address; wad: bigint } }
  | {
      eventName: 'Swapped'
      args: {
        sender: Address
        recipient: Address
        currencyIn: Address
        currencyOut: Address
        amountIn: bigint
        amountOut: bigint
      }
    }
)

/** The result of a call to a contract. */
export interface CallResult {
  /** The encoded return value. */
  output: Hex
  events: readonly SimulatedEvent[]
  /** Units of gas. */
  gas: bigint
}
