import { isSameToken, type TokenId } from '../../../../utils/address/tokenId.ts'

/** What the user enters in the form. */
export interface SwapValue {
  pay: TokenId | undefined
  receive: TokenId | undefined
  /** Which of the two amounts was entered; the other one comes from the quote. */
  side: 'pay' | 'receive'
  /** That amount, as a person writes it: `1234.5`, or `1.234,5` where that is usual. */
  amount: string
  /** Address that receives; empty for the connected account. */
  recipient: string
  /** Address that gets the money back on failure; empty for the connected account. */
  refundTo: string
  /** Slippage tolerance in percent, as a person writes it; empty lets the service choose. */
  slippage: string
  /** Add native currency on the destination chain for gas. */
  topupGas: boolean
  /** Pay by a signature where that can be: somebody else sends the transaction and pays the network fee for it. */
  usePermit: boolean
}

/** What changed the value. */
export type SwapChangeReason =
  | 'amount'
  | 'fraction'
  | 'suggestion'
  | 'token'
  | 'switchSides'
  | 'recipient'
  | 'refundTo'
  | 'slippage'
  | 'topupGas'
  | 'usePermit'
  | 'otherWallet'

/** Describes a change of the value. */
export interface SwapChange {
  /** What the person did; `otherWallet`: took another wallet, which what was entered for a transfer of the last one is not for. */
  reason: SwapChangeReason
  /** The entered amount in base units of its token; undefined while it is none. */
  amount: bigint | undefined
}

export const emptyValue: SwapValue = {
  pay: undefined,
  receive: undefined,
  side: 'pay',
  amount: '',
  recipient: '',
  refundTo: '',
  slippage: '',
  topupGas: false,
  usePermit: false,
}

export function isSameValue(one: SwapValue, other: SwapValue): boolean {
  const { pay, receive, ...rest } = one
  const isSame = (a: TokenId | undefined, b: TokenId | undefined) => a === b || isSameToken(a, b)
  return (
    isSame(pay, other.pay) &&
    isSame(receive, other.receive) &&
    (Object.keys(rest) as (keyof typeof rest)[]).every((key) => rest[key] === other[key])
  )
}
