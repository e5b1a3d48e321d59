/** A situation that the sandbox can play. */
export interface Scenario {
  name: string
  /** One sentence. */
  description: string
}

/** What can be played, and what was played last: by anybody, in any tab, before a reload. */
export interface Scenarios {
  scenario: string
  scenarios: readonly Scenario[]
  /** What is on: of the scenario, and in addition to it. */
  faults: readonly { type: string }[]
}

/** The key of the query for `readScenarios`. */
export const scenariosKey = ['scenarios']

/**
 * Asks the sandbox which situations it can play.
 *
 * @throws {Error} when it does not answer.
 */
export const readScenarios = (): Promise<Scenarios> => ask('')

/**
 * Plays a situation instead of the last one.
 *
 * @throws {Error} when the sandbox does not.
 */
export function playScenario(name: string): Promise<Scenarios> {
  return ask('/scenario', { method: 'POST', body: JSON.stringify({ name }) })
}

/**
 * Has the next deposit count as too late, and no other one: the situation that is played stays.
 *
 * @throws {Error} when the sandbox does not.
 */
export function playOneLateDeposit(): Promise<Scenarios> {
  return ask('', { method: 'POST', body: JSON.stringify({ kind: 'chain', type: 'lateDeposit', times: 1 }) })
}

/** Whether the next deposit counts as too late: it alone, or every one. */
export function isNextDepositLate({ scenario, faults }: Scenarios): boolean {
  return scenario === 'lateDeposit' || faults.some(({ type }) => type === 'lateDeposit')
}

async function ask(path: string, init?: RequestInit): Promise<Scenarios> {
  const response = await fetch(`/sandbox/faults${path}`, init)
  if (!response.ok) throw new Error(`The sandbox answered with HTTP ${response.status}.`)
  return (await response.json()) as Scenarios
}
