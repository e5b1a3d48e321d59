import type { DepositExpectations, DepositTerms } from '@causeway/react/execution'
import { depositDefaults } from '../../../src/deposit/request/depositAddressParameters.ts'
import type { TestEnvironment } from '../environment/createTestEnvironment.ts'

/** The facts of a page that names the recipient, the refund address and the recovery address of a deposit address again. */
export function pageFacts(
  { chains, nonEvmChains, tokens }: TestEnvironment,
  { recipient, refundTo, recoveryAddress }: DepositTerms,
): DepositExpectations {
  const parties = { named: { recipient, refundTo, recoveryAddress: recoveryAddress ?? undefined } }
  return {
    chains: [...chains, ...nonEvmChains],
    tokens,
    user: refundTo,
    parties,
    ttl: depositDefaults.ttl,
  }
}
