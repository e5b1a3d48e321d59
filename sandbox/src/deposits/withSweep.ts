import type { Hex } from 'viem'
import type { Ledger } from '../domain/ledger/ledger.ts'
import type { Deposit, ServiceRequest } from '../domain/request/flow/serviceRequest.ts'

/**
 * Moves a deposit from its deposit address to the depository. One that is already there is returned unchanged.
 *
 * @param orderId The id that it is deposited for; the request's order only for the request's own deposit.
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
