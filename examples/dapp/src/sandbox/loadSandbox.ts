import type { SandboxFacts } from './sandboxFacts.ts'

/** Asks the server of this page which chains, tokens and accounts the sandbox runs with. */
export async function loadSandbox(): Promise<SandboxFacts> {
  const response = await fetch('/sandbox.json')
  if (!response.ok) throw new Error(`The sandbox answered with HTTP ${response.status}.`)
  return response.json() as Promise<SandboxFacts>
}
