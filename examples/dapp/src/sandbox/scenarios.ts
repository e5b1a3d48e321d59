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
}

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

async function ask(path: string, init?: RequestInit): Promise<Scenarios> {
  const response = await fetch(`/sandbox/faults${path}`, init)
  if (!response.ok) throw new Error(`The sandbox answered with HTTP ${response.status}.`)
  return (await response.json()) as Scenarios
}
