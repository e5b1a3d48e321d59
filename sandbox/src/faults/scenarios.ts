import type { ServicePolicy } from '../domain/service/policy.ts'
import type { ActiveFault } from './fault.ts'

/** A named set of faults, with the policy that they need. */
export interface Scenario {
  name: string
  /** One sentence for a menu of scenarios. */
  description: string
  faults: readonly ActiveFault[]
  policy?: Partial<ServicePolicy> | undefined
}

/** Scenarios for stories, tests and integrators. */
export const scenarios = [
  { name: 'calm', description: 'Everything works.', faults: [] },
  {
    name: 'slowNetwork',
    description: 'Every response takes three seconds.',
    faults: [{ type: 'latency', delayMs: 3000 }],
  },
  {
    name: 'offline',
    description: 'Every connection drops before the response.',
    faults: [{ type: 'lostConnection' }],
  },
  {
    name: 'captivePortal',
    description: 'A Wi-Fi login page answers every request.',
    faults: [{ type: 'html' }],
  },
  {
    name: 'redirected',
    description: 'Every request is redirected to another host, which no client may follow.',
    faults: [{ type: 'redirect' }],
  },
  {
    name: 'rateLimited',
    description: 'The provider rejects further requests and asks to wait for 30 seconds.',
    faults: [{ type: 'rateLimit', retryAfterSeconds: 30 }],
  },
  {
    name: 'rateLimitedInSilence',
    description: 'The provider rejects further requests and doesn’t say for how long.',
    faults: [{ type: 'rateLimit' }],
  },
  {
    name: 'outage',
    description: 'The provider is unavailable.',
    faults: [{ type: 'serverError', status: 503 }],
  },
  {
    name: 'quoteFails',
    description: 'Quotes fail with a server error, while everything else works.',
    faults: [{ type: 'serverError', status: 500, endpoint: 'quote' }],
  },
  {
    name: 'statusHiccup',
    description: 'The next three status requests fail, each in a different way; then everything works.',
    faults: [
      { type: 'serverError', status: 503, endpoint: 'status', times: 1 },
      { type: 'lostConnection', endpoint: 'status', times: 1 },
      { type: 'cutJson', endpoint: 'status', times: 1 },
    ],
  },
  {
    name: 'historyBroken',
    description: 'The history of requests returns fields of the wrong type.',
    faults: [{ type: 'wrongTypes', endpoint: 'requests' }],
  },
  {
    name: 'answersCut',
    description: 'Every response breaks off halfway.',
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
    description: 'Every deposit counts as late, as if its quote had expired, and is refunded.',
    faults: [],
    policy: { countsDepositsAsLate: true },
  },
  {
    name: 'supersededDeposit',
    description:
      'A payment to a deposit address supersedes its request with another one, which has the deposit.',
    faults: [],
    policy: { regeneratesDeposits: true },
  },
  {
    name: 'costlyService',
    description: 'The provider takes a fee of 10%.',
    faults: [],
    policy: { serviceFeeBps: 1000 },
  },
  {
    name: 'permitsNotRelayed',
    description:
      'Permits aren’t relayed right now: after signing one, the user is asked to pay by transactions.',
    faults: [],
    policy: { relaysPermits: false },
  },
  {
    name: 'claimFirst',
    description: 'The provider asks for one more signature before it delivers.',
    faults: [],
    policy: { requiresClaim: true },
  },
  {
    name: 'fillStuck',
    description: 'Deliveries are sent but not confirmed until the fault is cleared.',
    faults: [{ kind: 'chain', type: 'stuckFill' }],
  },
  {
    name: 'fillReverted',
    description: 'Deliveries fail, so every deposit is refunded.',
    faults: [{ kind: 'chain', type: 'revertedFill' }],
  },
  {
    name: 'depositReorged',
    description: 'A reorg drops every deposit from its network, and its swap fails.',
    faults: [{ kind: 'chain', type: 'reorgedDeposit' }],
  },
  {
    name: 'solverEmpty',
    description:
      'The provider has no funds left: it rejects new quotes and refunds deposits for earlier ones.',
    faults: [{ kind: 'chain', type: 'emptyInventory' }],
  },
  {
    name: 'priceSlipped',
    description: 'The price falls by 5% between quote and delivery, more than most quotes tolerate.',
    faults: [{ kind: 'chain', type: 'priceMove', bps: 500 }],
  },
  {
    name: 'sponsorCapReached',
    description: 'The sponsor pays one cent of a request’s fees, and the user pays the rest.',
    faults: [],
    policy: { maximumSponsoredUsd: '0.01' },
  },
] as const satisfies readonly Scenario[]

/** The name of a scenario. */
export type ScenarioName = (typeof scenarios)[number]['name']

/** Finds a scenario by its name; undefined for any other value. */
export function findScenario(name: unknown): (Scenario & { name: ScenarioName }) | undefined {
  return scenarios.find((scenario) => scenario.name === name)
}
