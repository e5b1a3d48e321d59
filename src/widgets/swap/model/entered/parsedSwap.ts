import type { Token } from '../../../../utils/tokens/token.ts'
import type { EnteredAmount } from '../../../shared/model/figures/enteredAmount.ts'
import type { AddressFindings } from './addressFindings.ts'
import type { ParsedSlippage } from './slippage.ts'

/** The form's values, parsed. */
export interface ParsedSwap {
  /** Undefined if none is selected, or if the page doesn't know it. */
  pay: Token | undefined
  receive: Token | undefined
  amount: EnteredAmount
  recipient: AddressFindings
  refundTo: AddressFindings
  slippage: ParsedSlippage
  /** Whether a gas top-up on the destination chain is possible with the token to receive. */
  canTopup: boolean
  /** Whether the user can sign a permit instead of sending transactions; false while unknown. */
  canUsePermit: boolean
}

/** All values except the amount, which `parseSwapAmount` parses. */
export type ParsedOptions = Omit<ParsedSwap, 'amount'>
