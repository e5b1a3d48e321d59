import type { FormSide } from '../../../shared/model/formSide.ts'
import type { Token } from '../../../../utils/tokens/token.ts'
import type { QuoteStatus } from '../../../../hooks/useQuoteStatus.ts'
import type { TokenId } from '../../../../utils/tokens/tokenId.ts'
import type { AddressFindings } from '../entered/addressFindings.ts'
import type { EnteredAmount } from '../../../shared/model/figures/enteredAmount.ts'
import type { ParsedSlippage } from '../entered/slippage.ts'

/** What is selected on a side, and what the page knows about it. */
export interface SwapSideFacts {
  id: TokenId | undefined
  token: Token | undefined
  /** Name of the chain, or its ID. */
  chain: string
  isKnownChain: boolean
  /** Whether an EVM wallet can pay there. */
  isEvm: boolean
  /** Whether it is paid to a deposit address, for which the page has a panel. */
  isPaidToDepositAddress: boolean
  /** Whether the page's rules allow it. */
  isAllowed: boolean
}

/** The facts that reasons are derived from. */
export interface SwapReasonsInput {
  isConnected: boolean
  pay: SwapSideFacts
  receive: SwapSideFacts
  isAllowedPair: boolean
  /** Whether someone else is paid, so that the same token on both sides is intended. */
  isPayment: boolean
  /** Whether the page sets the amount delivered: a missing balance then needs a different token. */
  isAmountFixed: boolean
  /** The side whose amount was entered. */
  side: FormSide
  amount: EnteredAmount
  /** The amount that leaves the wallet, in base units of the token to pay: as entered, or from the quote; undefined while unknown. */
  spent: bigint | undefined
  /** Balance of the token to pay, in base units; undefined while unknown. */
  balance: bigint | undefined
  /** The gas cost of the quote's transactions, and the balance that pays it; undefined while unknown. */
  gas: { fee: bigint; balance: bigint; isPaidWith: boolean } | undefined
  recipient: AddressFindings
  refundTo: AddressFindings
  slippage: ParsedSlippage
  /** IDs of accepted risks. */
  acceptedRisks: readonly string[]
  /** Whether there is another payment of the same amount to the same recipient, not started by this form. */
  isMaybePaid: boolean
  /** Whether a swap is pending, so that no other one can start. */
  isSwapPending: boolean
  /** Whether another wallet hasn't answered its prompt yet: only one at a time. */
  isOtherWalletPrompted: boolean
  /** Whether the page is deciding whether to allow the swap. */
  isVetoPending: boolean
  /** Whether submitting opens the deposit address panel, once nothing else prevents it. */
  opensDeposit: boolean
  /** The page's own reason to stop. */
  veto: string | undefined
  quoteStatus: QuoteStatus
  /** Whether the provider rejected the quote in a way that a retry wouldn't change. */
  isQuoteRefused: boolean
  /** Whether an expired quote, or one whose last request failed, is being requested. */
  isQuoteRenewing: boolean
  /** Whether the user chose to sign a permit, and the provider has no quote for that. */
  isPermitRefused: boolean
  /** Formats an amount of the token to pay, or of its chain's native token. */
  format: (amount: bigint, token: 'pay' | 'native') => string
  /** Symbols cleaned for display. */
  symbols: { pay: string; receive: string; native: string }
  /** Example numbers in the locale's format. */
  examples: { amount: string; percent: string }
}
