import type { Address, Chain } from 'viem'
import type { GetQuoteParameters } from '../../../actions/quoteParameters.ts'
import type { Token } from '../../../config/token.ts'
import type { UseQuoteReturnType } from '../../../hooks/useQuote.ts'
import type { QuoteStatus } from '../../../hooks/useQuoteStatus.ts'
import type { AddressFindings } from './entered/addressFindings.ts'
import type { ParsedSlippage } from './entered/slippage.ts'
import type { SwapSettings } from './settings/swapSettings.ts'

/** What was entered when typing paused, understood; the amount aside. */
export interface SwapInput {
  pay: Token | undefined
  receive: Token | undefined
  recipient: AddressFindings
  refundTo: AddressFindings
  slippage: ParsedSlippage
  /** Whether gas money can be had on the destination chain beside the token to receive. */
  canTopup: boolean
}

/** What the service said, and how good that is at this moment. */
export interface SwapQuote extends Pick<
  UseQuoteReturnType,
  'data' | 'error' | 'isError' | 'isLoading' | 'isPaused' | 'failureCount' | 'refetch'
> {
  status: QuoteStatus
  /** What was asked for; undefined while nothing can be. */
  parameters: GetQuoteParameters | undefined
}

/** What the form knows beside what is entered. */
export interface SwapFacts {
  chains: readonly Chain[]
  tokens: readonly Token[]
  settings: Pick<SwapSettings, 'allow' | 'deny' | 'outputTradeType' | 'sponsorship'>
  /** The connected account. */
  account: Address | undefined
  locale: string
  input: SwapInput
  /** Of the token to pay, and of the native currency beside it; undefined while unknown. */
  balance: bigint | undefined
  nativeBalance: bigint | undefined
  /** Undefined before it can be asked for. */
  quote?: Pick<SwapQuote, 'data' | 'status'> | undefined
}
