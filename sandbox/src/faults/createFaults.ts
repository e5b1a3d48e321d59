import type { ActiveChainFault, ChainFault, ChainFaults } from '../domain/ledger/chainFaults.ts'
import type { ServicePolicy } from '../domain/service/policy.ts'
import type { ActiveEndpointFault, ActiveFault, AnswerFault, FaultEndpoint } from './fault.ts'
import { findScenario, type ScenarioName } from './scenarios.ts'

/** What goes wrong with the service and its chains, switched on and off while it runs. */
export interface Faults {
  /**
   * Switches a fault on. Latencies on one endpoint add up; of all else the fault that was switched on first counts.
   *
   * @returns a function that switches it off.
   */
  add(fault: ActiveFault): () => void
  /** What is on, oldest first, with the times that are left. */
  list(): readonly ActiveFault[]
  /** What was played last; `calm` after `clear`. */
  scenario(): ScenarioName
  /** Ends what is on, and plays a scenario: its faults, and its policy on top of the service's own. */
  play(name: ScenarioName): void
  /** Switches everything off, and sets the policy back. */
  clear(): void
}

/** Counts a request at an endpoint, and says what is to be done to it. */
export type TakeFaults = (endpoint: FaultEndpoint) => {
  /** What becomes of the answer; undefined leaves it as it is. */
  answerFault: AnswerFault | undefined
  delayMs: number
}

/** Builds the faults of a service. Scenarios write to its policy. */
export function createFaults(policy: ServicePolicy): {
  faults: Faults
  takeFaults: TakeFaults
  /** What goes wrong on the chains. */
  chainFaults: ChainFaults
} {
  const ownPolicy = { ...policy }
  let active: readonly ActiveFault[] = []
  let scenario: ScenarioName = 'calm'
  /** Fills that wait for the end of the fault that holds them. */
  const held = new Map<ActiveFault, (() => void)[]>()

  function remove(fault: ActiveFault): void {
    active = active.filter((one) => one !== fault)
  }

  /** Counts a use; a fault whose times are over is gone. */
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
