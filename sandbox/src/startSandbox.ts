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
  /** Overrides of `defaultPolicy`. */
  policy?: PolicyOptions | undefined
  /** Keys that are active. @default ['sandbox-key'] */
  apiKeys?: readonly string[] | undefined
  /** Called with the progress of each chain. */
  onProgress?: ((progress: StartChainsProgress) => void) | undefined
  /** Called when a chain can't be read while it is watched for deposits. The watch tries again. */
  onWatchError?: ((error: unknown, chainId: number) => void) | undefined
  /** Aborts the start and stops what already runs. */
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
  /** The word in the names of fees that each deployment replaces with its own brand. */
  brand: string
  /** URL to list and switch faults, for programs and pages on this machine. */
  adminUrl: string
  /** The same, for this program. */
  faults: Faults
  chains: readonly LocalChain[]
  /** Accounts with publicly known keys. */
  accounts: SandboxAccounts
  /** Ends the service and all nodes; resolves when they have exited. */
  stop(): Promise<void>
}

/**
 * Starts local chains and the service on them. If a part fails, all others are stopped.
 *
 * @example
 * const { serviceUrl, chains, accounts, stop } = await startSandbox()
 * const client = createClient({ baseUrl: serviceUrl })
 * await stop()
 *
 * @throws {AnvilMissingError | AnvilStartError | PortBusyError | ServicePortBusyError}
 * @throws {InvalidArgumentError} naming the invalid parameter; nothing was started.
 */
export async function startSandbox(parameters: StartSandboxParameters = {}): Promise<Sandbox> {
  checkArgument(parameters, { caller: 'startSandbox', schema: parametersSchema })
  const { servicePort = defaultServicePort, chains: specs, policy, apiKeys } = parameters
  const { onProgress, onWatchError, signal } = parameters
  const { clock = createSystemClock(), store = createMemoryStore() } = parameters
  const proxyKey: ApiKey = { key: crypto.randomUUID(), name: 'Sandbox' }
  // Checked first, since chains take seconds to start.
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
