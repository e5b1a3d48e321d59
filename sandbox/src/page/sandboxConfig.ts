import { InvalidArgumentError, type Token, type Wallet } from '@causeway/react/execution'
import { defineChain, zeroAddress, type Address, type Chain, type Transport } from 'viem'
import { isObject } from '../domain/isObject.ts'
import { claimMessage } from '../domain/request/permits/toClaimMessage.ts'
import type { SandboxFacts } from '../domain/service/sandboxFacts.ts'
import { createTestWallet } from './createTestWallet.ts'
import { defaultSandboxFacts } from './defaultSandboxFacts.ts'
import { findWrongFact } from './findWrongFact.ts'
import { sandboxTransport } from './sandboxTransport.ts'

export interface SandboxConfigParameters {
  /** The output of `npx causeway-sandbox --json`. @default that of a sandbox with default options */
  facts?: SandboxFacts | undefined
  /** Port of the service if it isn't 4000: the value of `--port`, or the port that the sandbox printed. */
  port?: number | undefined
  /** Ports of the chains if they aren't 8545 and 8546: the value of `--chain-ports`, or the ports that the sandbox printed. */
  chainPorts?: readonly number[] | undefined
  /** Index of the wallet's account, from 0 to 4. @default 0 */
  account?: number | undefined
}

/** What an app needs to use a sandbox. */
export interface SandboxConfig {
  /** For `createConfig`. */
  config: {
    deployment: {
      baseUrl: string
      brand: string
      depositories: Record<number, Address>
      permitSpenders: Record<number, readonly Address[]>
      routers: Record<number, readonly Address[]>
      fillContracts: Record<number, readonly Address[]>
      solvers: readonly Address[]
      signedMessages: readonly string[]
    }
    chains: readonly [Chain, ...Chain[]]
    transports: Record<number, Transport>
    tokens: readonly Token[]
    /** Milliseconds. */
    pollingIntervalMs: number
  }
  /** For `CausewayProvider`. It signs without a prompt; its key is publicly known. */
  wallet: Wallet
}

/** Polling interval of a local chain, in milliseconds. Its blocks are mined with each transaction. */
const pollingIntervalMs = 500

/**
 * Returns what an app needs to use a sandbox on this machine: service, chains, tokens and a funded wallet. Sends no request: the app's
 * first request shows whether the sandbox is running, and whether the chains are the sandbox's.
 *
 * @example
 * const sandbox = sandboxConfig()
 * const config = createConfig(sandbox.config)
 * // <CausewayProvider config={config} wallet={sandbox.wallet}>
 *
 * @throws {InvalidArgumentError} naming the invalid parameter, such as an unknown account.
 */
export function sandboxConfig(parameters: SandboxConfigParameters = {}): SandboxConfig {
  checkParameters(parameters)
  const { account: index = 0 } = parameters
  const facts = parameters.facts ?? factsAt(parameters)
  const [first, ...rest] = facts.chains.map(toChain)
  if (!first) throw invalid('facts.chains', 'it must hold a chain')
  const last = facts.accounts.length - 1
  if (last < 0) throw invalid('facts.accounts', 'it must hold an account')
  // An untyped page may pass the name of an array method.
  const account = Number.isInteger(index) ? facts.accounts[index] : undefined
  if (!account) throw invalid('account', `it must be a whole number from 0 to ${last}`)
  const chains = [first, ...rest] as const
  return {
    config: {
      deployment: {
        baseUrl: facts.proxyUrl,
        brand: facts.brand,
        depositories: Object.fromEntries(facts.chains.map(({ id, depository }) => [id, depository])),
        permitSpenders: Object.fromEntries(
          facts.chains.map(({ id, permitSpenders }) => [id, permitSpenders]),
        ),
        routers: Object.fromEntries(facts.chains.map(({ id, routers }) => [id, routers])),
        fillContracts: Object.fromEntries(facts.chains.map(({ id, fillContracts }) => [id, fillContracts])),
        solvers: [facts.solver],
        signedMessages: [claimMessage],
      },
      chains,
      transports: Object.fromEntries(facts.chains.map((chain) => [chain.id, sandboxTransport(chain)])),
      tokens: facts.tokens.filter(({ address }) => address !== zeroAddress),
      pollingIntervalMs,
    },
    wallet: createTestWallet({ privateKey: account.privateKey, chains }),
  }
}

/** The facts of a default sandbox at other ports. */
function factsAt({ port, chainPorts }: Pick<SandboxConfigParameters, 'port' | 'chainPorts'>): SandboxFacts {
  const facts = defaultSandboxFacts
  const [proxyUrl, serviceUrl, adminUrl] = [facts.proxyUrl, facts.serviceUrl, facts.adminUrl].map((url) =>
    withPort(url, port),
  ) as [string, string, string]
  const chains = facts.chains.map((chain, index) => ({
    ...chain,
    rpcUrl: withPort(chain.rpcUrl, chainPorts?.[index]),
  }))
  return { ...facts, proxyUrl, serviceUrl, adminUrl, chains }
}

function withPort(url: string, port: number | undefined): string {
  return port === undefined ? url : url.replace(/:\d+/, `:${port}`)
}

function isPort(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) < 65_536
}

function toChain({ id, name, rpcUrl, nativeCurrency }: SandboxFacts['chains'][number]): Chain {
  return defineChain({
    id,
    name,
    nativeCurrency,
    rpcUrls: { default: { http: [rpcUrl] } },
    // Determines how long a lost transaction is looked for.
    blockTime: pollingIntervalMs,
    testnet: true,
  })
}

const names = ['facts', 'port', 'chainPorts', 'account']

/** Checks parameters for mistakes that an untyped page may make. */
function checkParameters(parameters: unknown): void {
  if (!isObject(parameters)) throw invalid('parameters', 'it must be an object')
  const unknown = Object.keys(parameters).find((name) => !names.includes(name))
  if (unknown !== undefined)
    throw invalid(unknown, `there are ${names.map((name) => `\`${name}\``).join(', ')}`)
  const { facts, port, chainPorts } = parameters
  if (port !== undefined && !isPort(port)) throw invalid('port', 'it must be a port')
  const count = defaultSandboxFacts.chains.length
  if (
    chainPorts !== undefined &&
    !(Array.isArray(chainPorts) && chainPorts.length === count && chainPorts.every(isPort))
  )
    throw invalid('chainPorts', `it must be a list of ${count} ports`)
  if (facts !== undefined && (port ?? chainPorts) !== undefined)
    throw invalid(port === undefined ? 'chainPorts' : 'port', 'the ports are in `facts`')
  const wrong = facts === undefined ? undefined : findWrongFact(facts)
  if (wrong === undefined) return
  const argument = wrong === '' ? 'facts' : `facts.${wrong}`
  throw invalid(argument, '`facts` must be what `npx causeway-sandbox --json` prints, parsed')
}

function invalid(argument: string, rule: string): InvalidArgumentError {
  return new InvalidArgumentError({ caller: 'sandboxConfig', argument, rule })
}
