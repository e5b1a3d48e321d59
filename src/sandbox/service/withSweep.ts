import type { Ledger } from './ports.ts'
import type { Deposit, ServiceRequest } from './requestModel.ts'

/**
 * Takes a deposit from its deposit address to the depository, in the name of the request; one that is there
 * already stays as it is.
 */
export async function withSweep(
  ledger: Ledger,
  { id, terms, depositAddress }: ServiceRequest,
  deposit: Deposit,
): Promise<Deposit> {
  if (!depositAddress || !deposit.sentTo || deposit.sweep) return deposit
  const { chainId, currency, amount } = deposit
  const sweep = await ledger.sweep({
    requestId: id,
    addressId: depositAddress.addressId,
    chainId,
    currency,
    recipient: terms.depository,
    amount,
  })
  return { ...deposit, sweep }
}
