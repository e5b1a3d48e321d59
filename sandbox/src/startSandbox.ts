import * as z from 'zod/mini'
import { sandboxAccounts, type SandboxAccounts } from './domain/chains/accounts.ts'
import { defaultApiKey, type ApiKey } from './domain/service/apiKey.ts'
import {
  functionSchema,
  chainSpecsSchema,
  clockSchema,
  apiKeysSchema,
  parametersOf,
  storeSchema,
} from './domain/arguments/argumentSchemas.ts'
import { checkArgument } from './domain/arguments/checkArgument.ts'
import { createChainLedger } from './anvil/ledger/createChainLedger.ts'
import { startChains, type LocalChain, type StartChainsProgress } from './anvil/startChains.ts'
import { createSystemClock, type SandboxClock } from './domain/clock.ts'
import type { ChainSpec } from './domain/ledger/chainSpecs.ts'
import { policySchema, toPolicy, type PolicyOptions } from './domain/service/policy.ts'
import { adminPath, defaultServicePort, proxyPath } from './domain/service/location.ts'
import { createMemoryStore, type RecordStore } from './domain/request/flow/recordStore.ts'
import { ServicePortBusyError } from './errors.ts'
import type { Faults } from './faults/createFaults.ts'
import { withAdmin } from './http/withAdmin.ts'
import { createService } from './http/createService.ts'
import { withProxy } from './http/withProxy.ts'
import { isPortFree } from './http/server/listen.ts'
import { startServer } from './http/server/startServer.ts'

export interface StartSandboxParameters {
  /** 0 lets the system choose one. @default 4000 */
  servicePort?: number | undefined
  /** @default defaultChainSpecs: 31337 "Alder" at port 8545 and 31338 "Birch" at port 8546 */
  chains?: readonly ChainSpec[] | undefined
  /** What differs from `defaultPolicy`. */
  policy?: PolicyOptions | undefined
  /** Keys that are active. @default ['sandbox-key'] */
  apiKeys?: readonly string[] | undefined
  /** Told how far each chain is. */
  onProgress?: ((progress: StartChainsProgress) => void) | undefined
  /** Told when a chain could not be read while watching it for deposits; the watch tries again. */
  onWatchError?: ((error: unknown, chainId: number) => void) | undefined
  /** Ends the start; what runs already is stopped. */
  signal?: AbortSignal | undefined
  /** @default createSystemClock() */
  clock?: SandboxClock | undefined
  /** @default createMemoryStore() */
  store?: RecordStore | undefined
}

const parametersSchema = parametersOf({
  servicePort: z
    .int('it must be a port')
    .check(z.refine((port) => port >= 0 && port < 65_536, 'it must be a port')),
  chains: chainSpecsSchema,
  policy: policySchema,
  apiKeys: apiKeysSchema,
  onProgress: functionSchema,
  onWatchError: functionSchema,
  signal: z.instanceof(AbortSignal, { error: 'it must be an AbortSignal' }),
  clock: clockSchema,
  store: storeSchema,
})

/** The service over HTTP, on real local chains. */
export interface Sandbox {
  /** Base address for programs, which bring the API key themselves: `createClient({ baseUrl: serviceUrl, apiKey })`. */
  serviceUrl: string
  /** Base address for pages of this machine: adds the API key, as a server of yours does in production. */
  proxyUrl: string
  /** The word in names of fees that deployments replace by their own. */
  brand: string
  /** Address that shows and switches faults, for programs and pages on this machine. */
  adminUrl: string
  /** The same switches, for this program. */
  faults: Faults
  chains: readonly LocalChain[]
  /** Accounts whose keys everybody knows. */
  accounts: SandboxAccounts
  /** Ends the service and all nodes; resolves when they have exited. */
  stop(): Promise<void>
}

/**
 * Starts local chains and the service on them; when one part fails, none is left running.
 *
 * @example
 * const { serviceUrl, chains, accounts, stop } = await startSandbox()
 * const client = createClient({ baseUrl: serviceUrl })
 * await stop()
 *
 * @throws {AnvilMissingError | AnvilStartError | PortBusyError | ServicePortBusyError}
 * @throws {InvalidArgumentError} naming the parameter that is wrong; nothing was started.
 */
export async function startSandbox(parameters: StartSandboxParameters = {}): Promise<Sandbox> {
  checkArgument(parameters, { caller: 'startSandbox', schema: parametersSchema })
  const { servicePort = defaultServicePort, chains: specs, policy, apiKeys } = parameters
  const { onProgress, onWatchError, signal } = parameters
  const { clock = createSystemClock(), store = createMemoryStore() } = parameters
  const proxyKey: ApiKey = { key: crypto.randomUUID(), name: 'Sandbox' }
  // Told at once: chains take seconds to start.
  if (!(await isPortFree(servicePort))) throw new ServicePortBusyError({ port: servicePort })
  const { chains, stop: stopChains } = await startChains({ specs, onProgress, signal })
  const ledger = createChainLedger(chains, {
    solver: sandboxAccounts.solver,
    sponsor: sandboxAccounts.sponsor,
    onWatchError,
  })
  const service = createService({
    ledger,
    store,
    clock,
    policy,
    apiKeys: [...(apiKeys ?? [{ key: defaultApiKey, name: 'Sandbox' }]), proxyKey],
  })
  const { brand } = toPolicy(policy)
  try {
    const fetch = withProxy(service, { brand, apiKey: proxyKey.key })
    const server = await startServer({ fetch: withAdmin({ ...service, fetch }), port: servicePort })
    return {
      serviceUrl: server.url,
      proxyUrl: `${server.url}${proxyPath}`,
      brand,
      adminUrl: `${server.url}${adminPath}`,
      faults: service.faults,
      chains,
      accounts: sandboxAccounts,
      async stop() {
        service.close()
        await Promise.all([server.stop(), stopChains()])
      },
    }
  } catch (error) {
    service.close()
    await stopChains()
    throw error
  }
}
