import type { ActiveChainFault, ChainFault, ChainFaults } from '../domain/ledger/chainFaults.ts'
import type { ServicePolicy } from '../domain/service/policy.ts'
import type { ActiveEndpointFault, ActiveFault, AnswerFault, FaultEndpoint } from './fault.ts'
import { findScenario, type ScenarioName } from './scenarios.ts'

/** Faults of the service and its chains, switched on and off while it runs. */
export interface Faults {
  /**
   * Switches a fault on. Latencies of an endpoint add up. Of other faults, only the one switched on first applies.
   *
   * @returns a function that switches it off.
   */
  add(fault: ActiveFault): () => void
  /** Active faults, oldest first, with their remaining `times`. */
  list(): readonly ActiveFault[]
  /** The scenario played last; `calm` after `clear`. */
  scenario(): ScenarioName
  /** Ends active faults and plays a scenario: its faults, and its policy on top of the service's own. */
  play(name: ScenarioName): void
  /** Switches everything off and restores the policy. */
  clear(): void
}

/** Counts a request to an endpoint, and returns the faults for it. */
export type TakeFaults = (endpoint: FaultEndpoint) => {
  /** The fault for the response; undefined leaves it unchanged. */
  answerFault: AnswerFault | undefined
  delayMs: number
}

/** Creates the faults of a service. Scenarios change its policy. */
export function createFaults(policy: ServicePolicy): {
  faults: Faults
  takeFaults: TakeFaults
  /** Faults of the chains. */
  chainFaults: ChainFaults
} {
  const ownPolicy = { ...policy }
  let active: readonly ActiveFault[] = []
  let scenario: ScenarioName = 'calm'
  /** Fills that wait until their fault is switched off. */
  const held = new Map<ActiveFault, (() => void)[]>()

  function remove(fault: ActiveFault): void {
    active = active.filter((one) => one !== fault)
  }

  /** Counts a use, and ends a fault without remaining `times`. */
  function count(fault: ActiveFault): void {
    if (fault.times === undefined) return
    fault.times--
    if (fault.times <= 0) remove(fault)
  }

  function add(fault: ActiveFault): () => void {
    const own = { ...fault }
    active = [...active, own]
    return () => {
      remove(own)
      release(own)
    }
  }

  function release(fault: ActiveFault): void {
    const waiting = held.get(fault) ?? []
    held.delete(fault)
    for (const proceed of waiting) proceed()
  }

  function clear(): void {
    active = []
    scenario = 'calm'
    Object.assign(policy, ownPolicy)
    for (const fault of held.keys()) release(fault)
  }

  function find<type extends ChainFault['type']>(type: type, chainId: number) {
    return active.find(
      (fault): fault is ActiveChainFault & { type: type } =>
        fault.kind === 'chain' &&
        fault.type === type &&
        (fault.chainId === undefined || fault.chainId === chainId),
    )
  }

  function take<type extends ChainFault['type']>(type: type, chainId: number) {
    const fault = find(type, chainId)
    if (fault) count(fault)
    return fault
  }

  return {
    faults: {
      add,
      clear,
      list: () => active.map((fault) => ({ ...fault })),
      scenario: () => scenario,
      play(name) {
        clear()
        scenario = name
        const played = findScenario(name)
        Object.assign(policy, played?.policy)
        for (const fault of played?.faults ?? []) add(fault)
      },
    },
    chainFaults: {
      find,
      take,
      hold(chainId, proceed) {
        const fault = take('stuckFill', chainId)
        if (fault) held.set(fault, [...(held.get(fault) ?? []), proceed])
        return fault !== undefined
      },
    },
    takeFaults(endpoint) {
      const here = active.filter((fault) => isAt(fault, endpoint))
      let delayMs = 0
      let answerFault: AnswerFault | undefined
      for (const fault of here) {
        if (fault.type === 'latency') delayMs += fault.delayMs
        else if (answerFault) continue
        else answerFault = fault
        count(fault)
      }
      return { answerFault, delayMs }
    },
  }
}

function isAt(fault: ActiveFault, endpoint: FaultEndpoint): fault is ActiveEndpointFault {
  return fault.kind !== 'chain' && (fault.endpoint === undefined || fault.endpoint === endpoint)
}
