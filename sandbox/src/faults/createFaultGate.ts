import type { ServiceContext } from '../domain/serviceContext.ts'
import { answerWithFault, type AnswerFault } from './answerWithFault.ts'
import type { ActiveChainFault, ChainFault, ChainFaults } from '../domain/ledger/chainFaults.ts'
import { endpointOf, type ActiveEndpointFault, type ActiveFault, type FaultEndpoint } from './fault.ts'
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
  /** Ends what is on, and plays a scenario: its faults, and its policy on top of the service's own. */
  play(name: ScenarioName): void
  /** Switches everything off, and sets the policy back. */
  clear(): void
}

/** Faults, and the way by which every request passes them. */
export interface FaultGate {
  faults: Faults
  /** Lets a request pass to the service, or does to it what is switched on. */
  pass(request: Request, respond: () => Promise<Response>): Promise<Response>
  /** What goes wrong on the chains. */
  chains: ChainFaults
}

/** Builds the faults of a service. Scenarios write to the policy of its context. */
export function createFaultGate({
  clock,
  policy,
  createId,
}: Pick<ServiceContext, 'clock' | 'policy' | 'createId'>): FaultGate {
  const ownPolicy = { ...policy }
  let active: readonly ActiveFault[] = []
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
      play(name) {
        clear()
        const scenario = findScenario(name)
        Object.assign(policy, scenario?.policy)
        for (const fault of scenario?.faults ?? []) add(fault)
      },
    },
    chains: {
      find,
      take,
      hold(chainId, proceed) {
        const fault = take('stuckFill', chainId)
        if (fault) held.set(fault, [...(held.get(fault) ?? []), proceed])
        return fault !== undefined
      },
    },
    async pass(request, respond) {
      const endpoint = endpointOf(request)
      const here = endpoint ? active.filter((fault) => isAt(fault, endpoint)) : []
      let delayMs = 0
      let spoiler: AnswerFault | undefined
      for (const fault of here) {
        if (fault.type === 'latency') delayMs += fault.delayMs
        else if (spoiler) continue
        else spoiler = fault
        count(fault)
      }
      const response = spoiler ? await answerWithFault(spoiler, respond, createId) : await respond()
      if (delayMs > 0) await new Promise<void>((resolve) => clock.schedule(resolve, delayMs))
      return response
    },
  }
}

function isAt(fault: ActiveFault, endpoint: FaultEndpoint): fault is ActiveEndpointFault {
  return fault.kind !== 'chain' && (fault.endpoint === undefined || fault.endpoint === endpoint)
}
