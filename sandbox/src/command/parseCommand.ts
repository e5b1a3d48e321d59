import { parseArgs } from 'node:util'
import { dialects } from '../domain/service/dialect.ts'
import { defaultChainSpecs } from '../domain/ledger/chainSpecs.ts'
import { defaultPolicy, type ServicePolicy } from '../domain/service/policy.ts'
import { defaultServicePort } from '../domain/service/location.ts'

/** The parsed command. */
export type Command =
  | ({ name: 'start' } & StartCommandOptions)
  | { name: 'help' }
  | { name: 'wrong'; reason: string }

/** Options of the sandbox's start. Missing ports are chosen. */
export interface StartCommandOptions {
  port: number | undefined
  chainPorts: readonly number[]
  policy: Partial<ServicePolicy>
  /** Print only JSON, for programs. */
  isJson: boolean
}

/** How the command is used. */
export const help = `Usage: causeway-sandbox [options]

Starts local chains and the cross-chain service on this machine. Ctrl+C ends it.

Options:
  --port <number>         port of the service (default ${defaultServicePort}; another one when it is busy)
  --chain-ports <numbers> ports of the chains, such as 8545,8546 (default ${defaultPorts()}; other ones when they are busy)
  --dialect <name>        how answers are written: ${dialects.join(' or ')} (default ${defaultPolicy.dialect})
  --brand <word>          what stands for "${defaultPolicy.brand}" in names of fees and components
  --json                  print addresses, tokens and accounts as one line of JSON, for a program
  -h, --help              show this text

Faults, while it runs, at the address of the service:
  GET  /admin/faults            what is on, and which scenarios there are
  POST /admin/faults            one more, such as {"type":"latency","delayMs":3000,"endpoint":"quote"}
                                or, on a chain, {"kind":"chain","type":"stuckFill","chainId":31338}
  POST /admin/faults/scenario   a scenario, such as {"name":"outage"}
  POST /admin/faults/clear      all off`

/** Reads the arguments of the command. */
export function parseCommand(args: string[]): Command {
  try {
    const { values } = parseArgs({
      args,
      options: {
        port: { type: 'string' },
        'chain-ports': { type: 'string' },
        dialect: { type: 'string' },
        brand: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    if (values.help) return { name: 'help' }
    return {
      name: 'start',
      port: values.port === undefined ? undefined : readPort(values.port),
      chainPorts: readChainPorts(values['chain-ports']),
      policy: { ...readDialect(values.dialect), ...readBrand(values.brand) },
      isJson: values.json ?? false,
    }
  } catch (error) {
    return { name: 'wrong', reason: error instanceof Error ? error.message : String(error) }
  }
}

function readPort(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new TypeError(`"${text}" is not a port.`)
}

function readChainPorts(text: string | undefined): number[] {
  if (text === undefined) return []
  const ports = text.split(',').map((port) => readPort(port.trim()))
  if (new Set(ports).size < ports.length && !ports.every((port) => port === 0))
    throw new TypeError('--chain-ports takes each port once.')
  if (ports.length === defaultChainSpecs.length) return ports
  throw new TypeError(`--chain-ports takes ${defaultChainSpecs.length} ports, with a comma between them.`)
}

function readDialect(name: string | undefined): Partial<ServicePolicy> {
  const dialect = dialects.find((known) => known === name)
  if (name === undefined || dialect) return dialect ? { dialect } : {}
  throw new TypeError(`"${name}" is not a dialect: it is ${dialects.join(' or ')}.`)
}

function readBrand(brand: string | undefined): Partial<ServicePolicy> {
  if (brand === undefined) return {}
  if (/^[a-z][a-z0-9]*$/.test(brand)) return { brand }
  throw new TypeError(`"${brand}" is not a brand: it is one word of small letters and digits.`)
}

function defaultPorts(): string {
  return defaultChainSpecs.map(({ port }) => port).join(',')
}
