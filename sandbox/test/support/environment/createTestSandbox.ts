import type { Address } from 'viem'
import { createClient, type Client } from '@causeway/react/actions'
import {
  defaultApiKey,
  type CreateSimulatedSandboxParameters,
  type LedgerChain,
  type ManualClock,
  type SimulatedSandbox,
  claimMessage,
  createManualClock,
  createSimulatedSandbox,
  serviceContracts,
} from '@causeway/sandbox/simulated'
import { at } from '../at.ts'

export interface TestSandbox extends SimulatedSandbox {
  clock: ManualClock
  client: Client
  user: Address
  origin: LedgerChain
  destination: LedgerChain
}

/** A simulated sandbox with a connected wallet, a clock set by hand, and a client with an API key. */
export function createTestSandbox(parameters: CreateSimulatedSandboxParameters = {}): TestSandbox {
  const clock = createManualClock()
  const sandbox = createSimulatedSandbox({ connected: true, ...parameters, clock })
  const client = clientOf(sandbox.fetch, parameters.policy?.brand)
  return { ...sandbox, clock, client, ...ends(sandbox) }
}

/** A client of the sandbox whose requests carry the key, as a server of the integrator would add it. */
export function clientOf(fetch: typeof globalThis.fetch, brand?: string): Client {
  return createClient({
    deployment: { baseUrl: 'https://sandbox.invalid', signedMessages: [claimMessage] },
    ...(brand !== undefined && { brand }),
    fetch: (input, init) => {
      const headers = new Headers(init?.headers)
      headers.set('x-api-key', defaultApiKey)
      return fetch(input, { ...init, headers })
    },
  })
}

/** The contracts of a page that knows all those of the sandbox. */
export function contractsOf({ chains }: Pick<SimulatedSandbox, 'chains'>): Client['contracts'] {
  return createClient({ deployment: { baseUrl: 'https://sandbox.invalid', ...serviceContracts(chains) } })
    .contracts
}

function ends({ chains, accounts }: SimulatedSandbox) {
  return { user: accounts[0], origin: at(chains, 0), destination: at(chains, 1) }
}
