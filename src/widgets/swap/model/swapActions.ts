import type { TokenId } from '../../../utils/address/tokenId.ts'

/** What the user can do with the form. The functions keep their identity while the form is mounted. */
export interface SwapActions {
  /**
   * Enters the amount of a side, as a person writes it; the other side's comes from the quote.
   *
   * @param reason What the page hears: `amount` for what is typed letter by letter, and asked for when typing pauses;
   * `fraction` and `suggestion` for what is whole at once. @default 'amount'
   */
  setAmount: (side: 'pay' | 'receive', amount: string, reason?: 'amount' | 'fraction' | 'suggestion') => void
  /** Chooses a token; the one of the other side makes the sides change places. */
  setToken: (side: 'pay' | 'receive', token: TokenId) => void
  /** Exchanges the two sides; the amount stays as entered. */
  switchSides: () => void
  /** Enters the address that receives; empty for the connected account. */
  setRecipient: (address: string) => void
  /** Enters the address that gets the money back on failure; empty for the connected account. */
  setRefundTo: (address: string) => void
  /** Enters the slippage tolerance in percent, as a person writes it; empty lets the service choose. */
  setSlippage: (percent: string) => void
  /** Adds native currency for gas on the destination chain. */
  setTopupGas: (isOn: boolean) => void
  /** Signs in place of sending, where `canUsePermit` says that it can be. */
  setUsePermit: (isOn: boolean) => void
  /** Accepts a risk that the form tells of, or takes that back. */
  acceptRisk: (risk: string, isAccepted: boolean) => void
  /** Stops asking for new quotes by itself, or goes on with it. */
  pauseQuotes: (isAutoRefreshOff: boolean) => void
}
