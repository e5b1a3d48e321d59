import { formSides, type FormSide } from '../../../shared/model/formSide.ts'
import type { Kinds } from '../../../../errors/checks/checkKinds.ts'
import { isSameToken, type TokenId } from '../../../../utils/tokens/tokenId.ts'

/** What the user enters in the form. */
export interface SwapValue {
  pay: TokenId | undefined
  receive: TokenId | undefined
  /** Which of the two amounts was entered; the other one comes from the quote. */
  side: FormSide
  /** The entered amount in the user's number format: `1234.5`, or `1.234,5` where that is usual. */
  amount: string
  /** Recipient address; empty for the connected account. */
  recipient: string
  /** Refund address; empty for the connected account. */
  refundTo: string
  /** Max slippage in percent, in the user's number format; empty lets the provider choose. */
  slippage: string
  /** Add a gas top-up on the destination chain. */
  topupGas: boolean
  /** Pay with a signature where possible: someone else sends the transaction and pays its network fee. */
  usePermit: boolean
}

/** The kinds of the values, for untyped pages. */
export const swapValueKinds: Kinds<keyof SwapValue> = {
  pay: 'token',
  receive: 'token',
  side: formSides,
  amount: 'text',
  recipient: 'text',
  refundTo: 'text',
  slippage: 'text',
  topupGas: 'boolean',
  usePermit: 'boolean',
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
  /** What the user did; `otherWallet`: connected a different wallet, which the entered values were not meant for. */
  reason: SwapChangeReason
  /** The entered amount in base units of its token; undefined while it isn't valid. */
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
