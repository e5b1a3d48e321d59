import type { Hex } from 'viem'
import type { Ledger } from '../domain/ledger/ledger.ts'
import type { Deposit, ServiceRequest } from '../domain/request/serviceRequest.ts'

/**
 * Takes a deposit from its deposit address to the depository; one that is there already stays as it is.
 *
 * @param requestId What it is deposited for: the request, but for its own deposit only.
 */
export async function withSweep(
  ledger: Ledger,
  { terms, depositAddress }: ServiceRequest,
  { deposit, requestId }: { deposit: Deposit; requestId: Hex },
): Promise<Deposit> {
  if (!depositAddress || !deposit.sentTo || deposit.sweep) return deposit
  const { chainId, currency, amount } = deposit
  const sweep = await ledger.sweep({
    requestId,
    addressId: depositAddress.addressId,
    chainId,
    currency,
    recipient: terms.depository,
    amount,
  })
  return { ...deposit, sweep }
}
