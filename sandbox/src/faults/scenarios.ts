import type { ServicePolicy } from '../domain/service/policy.ts'
import type { ActiveFault } from './fault.ts'

/** A situation with a name: faults, and a policy that leads to it. */
export interface Scenario {
  name: string
  /** One sentence for the person who chooses it. */
  description: string
  faults: readonly ActiveFault[]
  policy?: Partial<ServicePolicy> | undefined
}

/** Situations that stories, tests and integrators share. */
export const scenarios = [
  { name: 'calm', description: 'Everything works.', faults: [] },
  {
    name: 'slowNetwork',
    description: 'Every answer takes three seconds.',
    faults: [{ type: 'latency', delayMs: 3000 }],
  },
  {
    name: 'offline',
    description: 'Every connection is lost before its answer comes.',
    faults: [{ type: 'lostConnection' }],
  },
  {
    name: 'captivePortal',
    description: 'A network that wants a login answers everything with a page of its own.',
    faults: [{ type: 'html' }],
  },
  {
    name: 'redirected',
    description: 'Every request is sent on to another host, which no client may follow.',
    faults: [{ type: 'redirect' }],
  },
  {
    name: 'rateLimited',
    description: 'The service takes no more requests and asks to wait for 30 seconds.',
    faults: [{ type: 'rateLimit', retryAfterSeconds: 30 }],
  },
  {
    name: 'rateLimitedInSilence',
    description: 'The service takes no more requests and does not say for how long.',
    faults: [{ type: 'rateLimit' }],
  },
  {
    name: 'outage',
    description: 'The service is unavailable.',
    faults: [{ type: 'serverError', status: 503 }],
  },
  {
    name: 'quoteFails',
    description: 'Quotes fail inside the service, while all else works.',
    faults: [{ type: 'serverError', status: 500, endpoint: 'quote' }],
  },
  {
    name: 'statusHiccup',
    description: 'The next three status lookups fail, each in another way, and then all is well.',
    faults: [
      { type: 'serverError', status: 503, endpoint: 'status', times: 1 },
      { type: 'lostConnection', endpoint: 'status', times: 1 },
      { type: 'cutJson', endpoint: 'status', times: 1 },
    ],
  },
  {
    name: 'historyBroken',
    description: 'The request history answers with fields of wrong types.',
    faults: [{ type: 'wrongTypes', endpoint: 'requests' }],
  },
  {
    name: 'answersCut',
    description: 'Every answer ends in the middle.',
    faults: [{ type: 'cutJson' }],
  },
  {
    name: 'slowFill',
    description: 'The recipient is paid two minutes after the deposit.',
    faults: [],
    policy: { fillDelayMs: 120_000 },
  },
  {
    name: 'lateDeposit',
    description: 'Every deposit counts as one that came after its quote had expired, and is refunded.',
    faults: [],
    policy: { countsDepositsAsLate: true },
  },
  {
    name: 'supersededDeposit',
    description:
      'Whoever pays a deposit address finds the request superseded by another one, which has the deposit.',
    faults: [],
    policy: { regeneratesDeposits: true },
  },
  {
    name: 'costlyService',
    description: 'The service takes a tenth of what is paid.',
    faults: [],
    policy: { serviceFeeBps: 1000 },
  },
  {
    name: 'permitsNotRelayed',
    description:
      'Deposits by permit are not relayed at the moment: who signs one is asked to pay by transactions.',
    faults: [],
    policy: { relaysPermits: false },
  },
  {
    name: 'claimFirst',
    description: 'Every request must be claimed by a signed message, before its deposit is filled.',
    faults: [],
    policy: { requiresClaim: true },
  },
  {
    name: 'fillStuck',
    description: 'Fills are sent and not mined, until all is calm again.',
    faults: [{ kind: 'chain', type: 'stuckFill' }],
  },
  {
    name: 'fillReverted',
    description: 'Fills revert, so that every deposit is refunded.',
    faults: [{ kind: 'chain', type: 'revertedFill' }],
  },
  {
    name: 'depositReorged',
    description: 'The origin chain takes the next deposit back, and with it the request fails.',
    faults: [{ kind: 'chain', type: 'reorgedDeposit', times: 1 }],
  },
  {
    name: 'solverEmpty',
    description:
      'The solver has nothing left to pay out: it refuses quotes, and refunds what was quoted before.',
    faults: [{ kind: 'chain', type: 'emptyInventory' }],
  },
  {
    name: 'priceSlipped',
    description: 'The price falls by a twentieth between quote and fill, beyond what most quotes tolerate.',
    faults: [{ kind: 'chain', type: 'priceMove', bps: 500 }],
  },
  {
    name: 'sponsorCapReached',
    description: 'The sponsor pays one cent of the fees of a request, and the user pays the rest.',
    faults: [],
    policy: { maximumSponsoredUsd: '0.01' },
  },
] as const satisfies readonly Scenario[]

/** The name of a scenario. */
export type ScenarioName = (typeof scenarios)[number]['name']

/** Finds a scenario by a word that may be its name. */
export function findScenario(name: unknown): (Scenario & { name: ScenarioName }) | undefined {
  return scenarios.find((scenario) => scenario.name === name)
}
