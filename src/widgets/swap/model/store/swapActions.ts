import type { FormSide } from '../../../shared/model/formSide.ts'
import type { TokenId } from '../../../../utils/tokens/tokenId.ts'

/**
 * What the user can do with the form. The functions keep their identity while the form is mounted. `lock` is for the
 * form's own controls: here it only keeps the sides from being switched, so leave out what you lock in parts of your own.
 */
export interface SwapActions {
  /**
   * Sets the amount of a side, in the user's number format; the other side's amount comes from the quote.
   *
   * @param reason Why it changed: `amount` for typing, which requests a quote after a pause; `fraction` and
   * `suggestion` for a complete amount, which requests one at once. @default 'amount'
   */
  setAmount: (side: FormSide, amount: string, reason?: 'amount' | 'fraction' | 'suggestion') => void
  /**
   * Sets a complete amount of a side in base units; a quote is requested at once. Does nothing while the side has no token, since the
   * decimals are unknown.
   *
   * @param reason `suggestion` for one of the suggested amounts. @default 'fraction'
   */
  setBaseUnits: (side: FormSide, amount: bigint, reason?: 'fraction' | 'suggestion') => void
  /** Selects a token; if it is the other side's, the sides switch. */
  setToken: (side: FormSide, token: TokenId) => void
  /** Switches the two sides; the amount stays as entered. */
  switchSides: () => void
  /** Sets the recipient address; empty for the connected account. */
  setRecipient: (address: string) => void
  /** Sets the refund address; empty for the connected account. */
  setRefundTo: (address: string) => void
  /** Sets the max slippage in percent, in the user's number format; empty lets the provider choose. */
  setSlippage: (percent: string) => void
  /** Adds or removes a gas top-up on the destination chain. */
  setTopupGas: (isOn: boolean) => void
  /** Whether to sign a permit instead of sending transactions, if `canUsePermit` allows it. */
  setUsePermit: (isOn: boolean) => void
  /** Accepts the `risk` of a reason, or withdraws that. It applies to the value that it was shown with. */
  setRiskAccepted: (risk: string, isAccepted: boolean) => void
  /** Resumes automatic refreshes of the quote, or pauses them. */
  setAutoRefresh: (isOn: boolean) => void
}
