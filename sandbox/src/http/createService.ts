import { bytesToHex, type Hex } from 'viem'
import { defaultApiKey, toApiKeys, type ApiKey } from '../domain/service/apiKey.ts'
import type { SandboxClock } from '../domain/clock.ts'
import type { Ledger } from '../domain/ledger/ledger.ts'
import { toPolicy, type PolicyOptions } from '../domain/service/policy.ts'
import type { RecordStore } from '../domain/request/flow/recordStore.ts'
import { createRequestFlow } from '../domain/request/flow/requestFlow.ts'
import type { ServiceContext } from '../domain/serviceContext.ts'
import type { Families } from '../domain/chains/families.ts'
import { createFamilies } from '../families/createFamilies.ts'
import { createFaults, type Faults } from '../faults/createFaults.ts'
import { createHistoryIndex } from '../requests/history/historyIndex.ts'
import { startSolver } from '../settlement/startSolver.ts'
import { ConnectionLostError } from './answerError.ts'
import { createApp } from './createApp.ts'

export interface CreateServiceParameters {
  /** The chains and their balances. */
  ledger: Ledger
  /** Stores the requests. */
  store: RecordStore
  clock: SandboxClock
  /** Makes an id of 32 bytes that was never used before. @default random bytes */
  createId?: (() => Hex) | undefined
  /** Keys that are active. @default [{ key: 'sandbox-key', name: 'Sandbox' }] */
  apiKeys?: readonly (string | ApiKey)[] | undefined
  /** Overrides of `defaultPolicy`. */
  policy?: PolicyOptions | undefined
}

/** The service, as a Fetch-standard request handler. */
export interface Service {
  /** Responds to a request by its path, on any origin; never rejects. `Response.error()` means that the connection is cut. */
  fetch(request: Request): Promise<Response>
  /** Its faults; none at first. */
  readonly faults: Faults
  /** How chains outside the EVM write addresses and hashes. */
  readonly families: Families
  /** Stops the solver, and responds to everything with HTTP 503 from now on. */
  close(): void
}

/**
 * Builds the cross-chain service over a ledger, and starts its solver.
 *
 * @example
 * const service = createService({ ledger, store: createMemoryStore(), clock: createSystemClock() })
 * const response = await service.fetch(new Request('http://localhost/intents/status?requestId=0x…'))
 */
export function createService({
  ledger,
  store,
  clock,
  createId = randomId,
  apiKeys = [{ key: defaultApiKey, name: 'Sandbox' }],
  policy: ownPolicy,
}: CreateServiceParameters): Service {
  const policy = toPolicy(ownPolicy)
  const { faults, takeFaults, chainFaults } = createFaults(policy)
  const families = createFamilies(ledger.chains)
  const context: ServiceContext = { ledger, store, clock, createId, policy, chainFaults, families }
  const index = createHistoryIndex(store)
  const flow = createRequestFlow(context)
  let isClosed = false
  const app = createApp({
    context,
    flow,
    index,
    apiKeys: toApiKeys(apiKeys),
    takeFaults,
    isClosed: () => isClosed,
  })
  const stopSolver = startSolver(context, flow)
  return {
    faults,
    families,
    async fetch(request) {
      try {
        return await app.fetch(request)
      } catch (error) {
        if (error instanceof ConnectionLostError) return Response.error()
        throw error
      }
    },
    close() {
      isClosed = true
      stopSolver()
      index.close()
    },
  }
}

function randomId(): Hex {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
}
