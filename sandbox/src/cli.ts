#!/usr/bin/env node
import { defaultChainSpecs, type ChainSpec } from './domain/ledger/chainSpecs.ts'
import { describeSandbox, joiningLines } from './command/describeSandbox.ts'
import { findFreePort } from './http/server/findFreePort.ts'
import { SandboxError } from './errors.ts'
import { help, parseCommand, type StartCommandOptions } from './command/parseCommand.ts'
import { toSandboxFacts } from './toSandboxFacts.ts'
import { defaultServicePort } from './domain/service/location.ts'
import { startSandbox } from './startSandbox.ts'

process.exitCode = await main(process.argv.slice(2))

async function main(args: string[]): Promise<number> {
  const command = parseCommand(args)
  if (command.name === 'help') {
    console.log(help)
    return 0
  }
  if (command.name === 'wrong') {
    console.error(`${command.reason}\n\n${help}`)
    return 2
  }
  const interruption = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => interruption.abort(signal))
  try {
    await runSandbox(command, interruption.signal)
    return 0
  } catch (error) {
    if (interruption.signal.aborted) return 0
    console.error(error instanceof SandboxError ? error.message : error)
    return 1
  }
}

async function runSandbox(
  { port, chainPorts, policy, isJson }: StartCommandOptions,
  signal: AbortSignal,
): Promise<void> {
  // With `--json`, stdout has nothing but the JSON.
  const tell = isJson ? console.error : console.log
  // A port from the options is used as it is. Only default ports may change if they are busy.
  const taken = new Set<number>([port ?? 0, ...chainPorts])
  const servicePort = port ?? (await takePort('The service', defaultServicePort))
  const chains: ChainSpec[] = []
  for (const [index, spec] of defaultChainSpecs.entries()) {
    chains.push({ ...spec, port: chainPorts[index] ?? (await takePort(`Chain ${spec.name}`, spec.port)) })
  }
  tell('Starting the sandbox …')
  const sandbox = await startSandbox({
    servicePort,
    chains,
    policy,
    signal,
    onWatchError: (error, chainId) =>
      console.error(`Chain ${chainId} could not be read; trying again.`, error),
  })
  try {
    console.log(isJson ? JSON.stringify(toSandboxFacts(sandbox)) : describeSandbox(sandbox))
    if (isJson) tell(joiningLines(sandbox).join('\n'))
    await aborted(signal)
    tell('\nStopping the sandbox …')
  } finally {
    await sandbox.stop()
  }

  /** Returns the port, or the next free one, which is printed. */
  async function takePort(who: string, wanted: number): Promise<number> {
    const found = await findFreePort(wanted, taken)
    if (found !== wanted) tell(`${who} takes port ${found}, because ${wanted} is busy.`)
    return found
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
