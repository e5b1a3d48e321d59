#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { dialects } from './domain/dialect.ts'
import { defaultChainSpecs, type ChainSpec } from './domain/ledger/chainSpecs.ts'
import { defaultPolicy, type ServicePolicy } from './domain/policy.ts'
import { describeSandbox } from './describeSandbox.ts'
import { findFreePort } from './http/findFreePort.ts'
import { SandboxError } from './errors.ts'
import { defaultServicePort, startSandbox } from './startSandbox.ts'

const help = `Usage: causeway-sandbox [options]

Starts local chains and the cross-chain service on this machine. Ctrl+C ends it.

Options:
  --port <number>      port of the service (default ${defaultServicePort}; another one when it is busy)
  --dialect <name>     how answers are written: ${dialects.join(' or ')} (default ${defaultPolicy.dialect})
  --brand <word>       what stands for "${defaultPolicy.brand}" in names of fees and components
  -h, --help           show this text

Faults, while it runs, at the address of the service:
  GET  /admin/faults            what is on, and which scenarios there are
  POST /admin/faults            one more, such as {"type":"latency","delayMs":3000,"endpoint":"quote"}
                                or, on a chain, {"kind":"chain","type":"stuckFill","chainId":31338}
  POST /admin/faults/scenario   a scenario, such as {"name":"outage"}
  POST /admin/faults/clear      all off`

process.exitCode = await main(process.argv.slice(2))

async function main(args: string[]): Promise<number> {
  const command = readCommand(args)
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

/** What the sandbox is started with. */
interface StartOptions {
  port: number | undefined
  policy: Partial<ServicePolicy>
}

type Command = ({ name: 'start' } & StartOptions) | { name: 'help' } | { name: 'wrong'; reason: string }

function readCommand(args: string[]): Command {
  try {
    const { values } = parseArgs({
      args,
      options: {
        port: { type: 'string' },
        dialect: { type: 'string' },
        brand: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    if (values.help) return { name: 'help' }
    const { dialect, brand } = values
    const known = dialects.find((name) => name === dialect)
    if (dialect !== undefined && !known) {
      return { name: 'wrong', reason: `"${dialect}" is not a dialect: it is ${dialects.join(' or ')}.` }
    }
    if (brand !== undefined && !/^[a-z][a-z0-9]*$/.test(brand)) {
      return {
        name: 'wrong',
        reason: `"${brand}" is not a brand: it is one word of small letters and digits.`,
      }
    }
    const policy = { ...(known && { dialect: known }), ...(brand && { brand }) }
    if (values.port === undefined) return { name: 'start', port: undefined, policy }
    const port = Number(values.port)
    if (/^\d+$/.test(values.port) && port <= 65_535) return { name: 'start', port, policy }
    return { name: 'wrong', reason: `"${values.port}" is not a port.` }
  } catch (error) {
    return { name: 'wrong', reason: error instanceof Error ? error.message : String(error) }
  }
}

async function runSandbox({ port, policy }: StartOptions, signal: AbortSignal): Promise<void> {
  // A port that was asked for is taken at its word; only our own choice may give way.
  const taken = new Set<number>()
  const servicePort = port ?? (await takePort('The service', defaultServicePort, taken))
  const chains: ChainSpec[] = []
  for (const spec of defaultChainSpecs) {
    chains.push({ ...spec, port: await takePort(`Chain ${spec.name}`, spec.port, taken) })
  }
  console.log('Starting the sandbox …')
  const sandbox = await startSandbox({
    servicePort,
    chains,
    policy,
    signal,
    onWatchError: (error, chainId) =>
      console.error(`Chain ${chainId} could not be read; trying again.`, error),
  })
  try {
    console.log(describeSandbox(sandbox))
    await aborted(signal)
    console.log('\nStopping the sandbox …')
  } finally {
    await sandbox.stop()
  }
}

/** The port itself, or the next one that is free, which is said. */
async function takePort(who: string, wanted: number, taken: Set<number>): Promise<number> {
  const port = await findFreePort(wanted, taken)
  if (port !== wanted) console.log(`${who} takes port ${port}, because ${wanted} is busy.`)
  return port
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
