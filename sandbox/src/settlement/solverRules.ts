import { isAddressEqual } from 'viem'
import type { Ledger, LedgerDeposit } from '../domain/ledger/ledger.ts'
import { basisPoints } from '../domain/money/money.ts'
import type { ServicePolicy } from '../domain/service/policy.ts'
import type { RequestTerms } from '../domain/request/terms/requestTerms.ts'
import type { ServiceRequest } from '../domain/request/flow/serviceRequest.ts'
import { PaymentRefusedError } from '../errors.ts'

/** Why a deposit can't be filled, as the interface's fail reason; undefined if it can. */
export function refusalOf(
  { terms, expiresAt, claim }: ServiceRequest,
  deposit: LedgerDeposit,
  { now, countsDepositsAsLate }: { now: number } & Pick<ServicePolicy, 'countsDepositsAsLate'>,
): string | undefined {
  if (deposit.chainId !== terms.currencyIn.chainId) return 'DEPOSIT_CHAIN_MISMATCH'
  if (!isAddressEqual(deposit.currency, terms.currencyIn.address)) return 'INCORRECT_DEPOSIT_CURRENCY'
  if (deposit.amount < terms.amountIn) return 'DEPOSITED_AMOUNT_TOO_LOW_TO_FILL'
  if (claim && !claim.isMade) return 'INVALID_SIGNATURE'
  return countsDepositsAsLate || now > expiresAt ? 'TTL_EXPIRED' : undefined
}

/** The fail reason if a fill would cost more gas than the quote request allows; undefined if not. */
export async function gasRefusalOf(
  { gasTolerance, currencyOut }: RequestTerms,
  ledger: Ledger,
): Promise<string | undefined> {
  if (!gasTolerance) return undefined
  const { maxFeePerGas } = await ledger.gasPrice(currencyOut.chainId)
  const { quotedMaxFeePerGas, bps } = gasTolerance
  return maxFeePerGas > quotedMaxFeePerGas + basisPoints(quotedMaxFeePerGas, bps, 'down')
    ? 'SLIPPAGE'
    : undefined
}

/** Why a fill was refused, if it is certain that nothing was paid; undefined otherwise. */
export function fillFailReason(error: unknown): string | undefined {
  if (!(error instanceof PaymentRefusedError)) return undefined
  switch (error.reason) {
    case 'alreadyPaid':
      return undefined
    case 'notEnoughFunds':
      return 'SOLVER_BALANCE_TOO_LOW'
    case 'transferFailed':
      return 'DESTINATION_TOKEN_TRANSFER_REJECTED'
    case 'callFailed':
    case 'reverted':
      return 'EXECUTION_REVERTED'
    default:
      return error.reason satisfies never
  }
}
