import { InvalidArgumentError, type Token, type Wallet } from '@causeway/react/execution'
import { defineChain, zeroAddress, type Address, type Chain, type Transport } from 'viem'
import { isObject } from '../domain/isObject.ts'
import { claimMessage } from '../domain/request/permits/toClaimMessage.ts'
import type { SandboxFacts } from '../domain/service/sandboxFacts.ts'
import { createTestWallet } from './createTestWallet.ts'
import { defaultSandboxFacts } from './defaultFacts.ts'
import { findWrongFact } from './findWrongFact.ts'
import { sandboxTransport } from './sandboxTransport.ts'

export interface SandboxConfigParameters {
  /** What `npx causeway-sandbox --json` prints. @default that of a sandbox that was started with nothing named */
  facts?: SandboxFacts | undefined
  /** Port of the service, where it is another one than 4000: `--port`, or what the sandbox says that it took. */
  port?: number | undefined
  /** Ports of the chains, where they are other ones than 8545 and 8546: `--chain-ports`, or what the sandbox says that it took. */
  chainPorts?: readonly number[] | undefined
  /** Which of the five accounts the wallet is of, from 0 on. @default 0 */
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
      permitTakers: Record<number, readonly Address[]>
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
  /** For `CausewayProvider`. It signs without asking: its key is known to everybody. */
  wallet: Wallet
}

/** Time between looks at a local chain, in milliseconds: its blocks come with the transactions. */
const pollingIntervalMs = 500

/**
 * What an app needs to use a sandbox that runs on this machine: service, chains, tokens and a wallet with money. Nothing is
 * asked and nothing is read; the app finds out with its first request whether the sandbox runs, and whether its chains are the
 * sandbox's.
 *
 * @example
 * const sandbox = sandboxConfig()
 * const config = createConfig(sandbox.config)
 * // <CausewayProvider config={config} wallet={sandbox.wallet}>
 *
 * @throws {InvalidArgumentError} naming what is wrong, such as an account that there is not.
 */
export function sandboxConfig(parameters: SandboxConfigParameters = {}): SandboxConfig {
  checkParameters(parameters)
  const { account: index = 0 } = parameters
  const facts = parameters.facts ?? factsAt(parameters)
  const [first, ...rest] = facts.chains.map(toChain)
  if (!first) throw invalid('facts.chains', 'it must hold a chain')
  const last = facts.accounts.length - 1
  if (last < 0) throw invalid('facts.accounts', 'it must hold an account')
  // Not every name that a list knows is a place in it.
  const account = Number.isInteger(index) ? facts.accounts[index] : undefined
  if (!account) throw invalid('account', `it must be a whole number from 0 to ${last}`)
  const chains = [first, ...rest] as const
  return {
    config: {
      deployment: {
        baseUrl: facts.proxyUrl,
        brand: facts.brand,
        depositories: Object.fromEntries(facts.chains.map(({ id, depository }) => [id, depository])),
        permitTakers: Object.fromEntries(facts.chains.map(({ id, permitTakers }) => [id, permitTakers])),
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

/** The usual sandbox at other ports. */
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
    // How long nothing must be seen of a lost request follows from it.
    blockTime: pollingIntervalMs,
    testnet: true,
  })
}

const names = ['facts', 'port', 'chainPorts', 'account']

/** As far as a page written without types may get it wrong. */
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
