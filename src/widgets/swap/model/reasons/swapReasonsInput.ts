import type { Token } from '../../../../config/tokens/token.ts'
import type { QuoteStatus } from '../../../../hooks/useQuoteStatus.ts'
import type { TokenId } from '../../../../utils/address/tokenId.ts'
import type { AddressFindings } from '../entered/addressFindings.ts'
import type { EnteredAmount } from '../../../shared/model/enteredAmount.ts'
import type { ParsedSlippage } from '../entered/slippage.ts'

/** What is chosen on a side, and what the page knows of it. */
export interface SwapSideFacts {
  id: TokenId | undefined
  token: Token | undefined
  /** Name of the chain, or its number. */
  chain: string
  isKnownChain: boolean
  /** A wallet of the EVM can pay there. */
  isEvm: boolean
  /** To be paid to a deposit address, for which the page has a panel. */
  isPaidToDepositAddress: boolean
  /** By the page's rules. */
  isAllowed: boolean
}

/** What reasons are found by. */
export interface SwapReasonsInput {
  isConnected: boolean
  pay: SwapSideFacts
  receive: SwapSideFacts
  isAllowedPair: boolean
  /** One token on both sides is no mistake: it is paid to somebody else. */
  isPayment: boolean
  /** The page says how much is delivered: what is missing is mended by another token. */
  isAmountFixed: boolean
  /** Which amount was entered. */
  side: 'pay' | 'receive'
  amount: EnteredAmount
  /** What leaves the wallet of the token to pay: entered, or by the quote; undefined while unknown. */
  spent: bigint | undefined
  /** Of the token to pay, in base units; undefined while unknown. */
  balance: bigint | undefined
  /** The gas of the quote's transactions and what there is for it; undefined while unknown. */
  gas: { fee: bigint; balance: bigint; isPaidWith: boolean } | undefined
  recipient: AddressFindings
  refundTo: AddressFindings
  slippage: ParsedSlippage
  /** Risks that were accepted: addresses in lower case. */
  acceptedRisks: readonly string[]
  /** Another payment of the same sum to the same recipient, which this form did not begin. */
  isMaybePaid: boolean
  /** Another wallet has not answered yet to what it was asked: one at a time. */
  isOtherWalletPrompted: boolean
  /** The page is asked whether it lets the transfer happen. */
  isVetoPending: boolean
  /** Submitting leads to the deposit address panel, once nothing else stands against it. */
  opensDeposit: boolean
  /** The page's own reason against going on. */
  veto: string | undefined
  quoteStatus: QuoteStatus
  /** The service gave no quote, and asking once more would change nothing. */
  isQuoteRefused: boolean
  /** The person chose to sign in place of sending, and the service offers no quote for that. */
  isPermitRefused: boolean
  /** Writes an amount of the token to pay, or of the native currency beside it. */
  format: (amount: bigint, token: 'pay' | 'native') => string
  /** Symbols fit to be shown. */
  symbols: { pay: string; receive: string; native: string }
  /** Numbers as the locale writes them, for examples. */
  examples: { amount: string; percent: string }
}
