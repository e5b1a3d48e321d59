/** A situation that the sandbox can play. */
export interface Scenario {
  name: string
  /** One sentence. */
  description: string
}

/**
 * Asks the sandbox which situations it can play.
 *
 * @throws {Error} when it does not answer.
 */
export async function readScenarios(): Promise<readonly Scenario[]> {
  return (await ask('')).scenarios
}

/**
 * Plays a situation instead of the last one.
 *
 * @throws {Error} when the sandbox does not.
 */
export async function playScenario(name: string): Promise<void> {
  await ask('/scenario', { method: 'POST', body: JSON.stringify({ name }) })
}

async function ask(path: string, init?: RequestInit): Promise<{ scenarios: readonly Scenario[] }> {
  const response = await fetch(`/sandbox/faults${path}`, init)
  if (!response.ok) throw new Error(`The sandbox answered with HTTP ${response.status}.`)
  return (await response.json()) as { scenarios: readonly Scenario[] }
}
