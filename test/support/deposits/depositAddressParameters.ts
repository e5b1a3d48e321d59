import { defaultApiKey } from '@causeway/sandbox/simulated'
import type { Address } from 'viem'
import type { Client } from '@causeway/react/actions'
import type { DepositAddressParameters } from '@causeway/react/execution'
import { clientOf, type TestEnvironment } from '../environment/createTestEnvironment.ts'

/** Complete and confirmed: 1 ETH from the first chain to the second one, for a user without a connected wallet. */
export function depositAddressParameters(
  { sandbox, chains }: TestEnvironment,
  change: DepositAddressParameters = {},
) {
  const [, refundTo, recipient] = sandbox.accounts
  return {
    originChainId: chains[0].id,
    destinationChainId: chains[1].id,
    amount: 10n ** 18n,
    recipient,
    refundTo,
    acceptedRefundTo: refundTo,
    ...change,
  }
}

/** Pays from the first account without a prompt, as a wallet does that the page is not connected to. */
export function payOutsidePage({ sandbox, chains }: TestEnvironment, to: Address, amount: bigint): void {
  sandbox.network(chains[0].id).transfer({ from: sandbox.accounts[0], to, amount })
}

/** The provider behind a server that adds the API key, so that the history can be read. */
export function fetchWithHistory({ sandbox }: TestEnvironment): typeof globalThis.fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('x-api-key', defaultApiKey)
    return sandbox.fetch(input, { ...init, headers })
  }
}

/** A client of it. */
export function clientWithHistory(env: TestEnvironment): Client {
  return clientOf(fetchWithHistory(env))
}
