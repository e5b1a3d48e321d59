import type { ServiceContext } from '../serviceContext.ts'
import { answerWithFault, type AnswerFault } from './answerWithFault.ts'
import { endpointOf, type ActiveFault, type FaultEndpoint } from './fault.ts'
import { findScenario, type ScenarioName } from './scenarios.ts'

/** What goes wrong with the service, switched on and off while it runs. */
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
}

/** Builds the faults of a service. Scenarios write to the policy of its context. */
export function createFaultGate({ clock, policy, createId }: ServiceContext): FaultGate {
  const ownPolicy = { ...policy }
  let active: readonly ActiveFault[] = []

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
    return () => remove(own)
  }

  function clear(): void {
    active = []
    Object.assign(policy, ownPolicy)
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

function isAt(fault: ActiveFault, endpoint: FaultEndpoint): boolean {
  return fault.endpoint === undefined || fault.endpoint === endpoint
}
