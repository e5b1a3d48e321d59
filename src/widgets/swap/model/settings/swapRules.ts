import type { FormSide } from '../../../shared/model/formSide.ts'
import { InvalidArgumentError } from '../../../../errors/argument.ts'
import { isSameToken, type TokenId } from '../../../../utils/tokens/tokenId.ts'
import { callIsolated } from '../../../../utils/events/reportException.ts'

/** Single tokens, or all tokens of a chain by its ID. */
export type TokenRule = number | TokenId

/** Which tokens each side allows. */
export interface SwapAllow {
  pay?: readonly TokenRule[] | undefined
  receive?: readonly TokenRule[] | undefined
}

/** What the form doesn't offer, in addition to what is not allowed. */
export interface SwapDeny extends SwapAllow {
  /** Returns true for a pair that isn't offered in this direction. */
  pair?: ((pay: TokenId, receive: TokenId) => boolean) | undefined
}

/** A control that shows its value but can't be changed. */
export type SwapLock =
  | 'pay'
  | 'receive'
  | 'amount'
  | 'recipient'
  | 'refundTo'
  | 'slippage'
  | 'topupGas'
  | 'usePermit'

/** The page's rules for the form. */
export interface SwapRules {
  allow?: SwapAllow | undefined
  deny?: SwapDeny | undefined
}

/** Whether a token may be selected on a side. A denied token stays denied, even if it is also allowed. */
export function isAllowedOn(side: FormSide, token: TokenId, { allow, deny }: SwapRules): boolean {
  const names = (rule: TokenRule) =>
    typeof rule === 'number' ? rule === token.chainId : isSameToken(rule, token)
  return (allow?.[side]?.some(names) ?? true) && !deny?.[side]?.some(names)
}

/**
 * Whether two tokens may be selected together: not if the page's rule throws.
 *
 * @throws {InvalidArgumentError} if the page returns a promise, which would deny every pair.
 */
export function isAllowedPair(pay: TokenId, receive: TokenId, { deny }: SwapRules): boolean {
  let isDenied: unknown = true
  callIsolated(() => (isDenied = deny?.pair?.(pay, receive)))
  if (!(isDenied instanceof Promise)) return !isDenied
  const rule = 'it must return true or false, not a promise'
  throw new InvalidArgumentError({ caller: 'Swap.Root', argument: 'deny.pair', rule })
}
