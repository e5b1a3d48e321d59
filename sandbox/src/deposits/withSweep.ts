import type { Hex } from 'viem'
import type { Ledger } from '../domain/ledger/ledger.ts'
import type { Deposit, ServiceRequest } from '../domain/request/flow/serviceRequest.ts'

/**
 * Takes a deposit from its deposit address to the depository; one that is there already stays as it is.
 *
 * @param orderId What it is deposited for: the request's order, but for its own deposit only.
 */
export async function withSweep(
  ledger: Ledger,
  { terms, depositAddress }: ServiceRequest,
  { deposit, orderId }: { deposit: Deposit; orderId: Hex },
): Promise<Deposit> {
  if (!depositAddress || !deposit.sentTo || deposit.sweep) return deposit
  const { chainId, currency, amount } = deposit
  const sweep = await ledger.sweep({
    orderId,
    addressId: depositAddress.addressId,
    chainId,
    currency,
    recipient: terms.depository,
    amount,
  })
  return { ...deposit, sweep }
}
