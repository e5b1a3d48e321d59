import type { DepositPageFacts } from '../../src/deposit/confirmTerms.ts'
import { depositDefaults } from '../../src/deposit/depositAddressParameters.ts'
import type { DepositTerms } from '../../src/deposit/depositTerms.ts'
import type { TestEnvironment } from './environment/createTestEnvironment.ts'

/** What a page of the environment knows of an address that somebody without a wallet asked for. */
export function depositPageFacts(
  { chains, nonEvmChains, tokens }: TestEnvironment,
  { refundTo }: DepositTerms,
): DepositPageFacts {
  return { chains: [...chains, ...nonEvmChains], tokens, user: refundTo, ttl: depositDefaults.ttl }
}
