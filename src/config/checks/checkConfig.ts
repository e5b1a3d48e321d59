import { InvalidConfigError } from '../../errors/config.ts'
import { checkAuditFields } from '../../audit/checkAuditOptions.ts'
import { findWrong, type Kinds } from '../../errors/checks/checkKinds.ts'
import { checkFields } from '../../errors/checks/checkFields.ts'
import { checkChecksums, toPlaces } from '../../client/deployment/checkChecksums.ts'
import { isObject } from '../../utils/data/isObject.ts'
import { callbackNames, type ConfigCallbacks } from '../callbacks/callbacks.ts'
import type { Config, CreateConfigParameters } from '../config.ts'
import { hasInternals } from '../configInternals.ts'
import { checkChainLists } from './checkChainLists.ts'
import { checkPorts } from './checkPorts.ts'
import { findTokenProblem } from '../tokens/findTokenProblem.ts'
import { fieldNames } from '../../utils/data/fieldNames.ts'

const parameterNames: readonly string[] = [
  ...fieldNames<Exclude<keyof CreateConfigParameters, keyof ConfigCallbacks>>({
    baseUrl: true,
    deployment: true,
    testnet: true,
    client: true,
    chains: true,
    nonEvmChains: true,
    transports: true,
    tokens: true,
    onTokenImport: true,
    readPrices: true,
    allowedAncestors: true,
    sendsFrameAncestors: true,
    journal: true,
    locks: true,
    audit: true,
    confirmations: true,
    pollingIntervalMs: true,
  }),
  ...callbackNames,
]

/** The options that need no separate check. */
const optionKinds: Kinds = {
  transports: 'transports',
  onTokenImport: 'function',
  readPrices: 'function',
  sendsFrameAncestors: 'boolean',
  confirmations: 'confirmations',
  pollingIntervalMs: 'milliseconds',
  ...Object.fromEntries(callbackNames.map((name) => [name, 'function' as const])),
}

/**
 * Checks the parameters of `createConfig`, for callers without types.
 *
 * @throws {InvalidConfigError} naming the first invalid argument.
 */
export function checkConfigParameters(parameters: CreateConfigParameters): void {
  const refuse = (argument: string, rule: string) => {
    throw toInvalid(argument, rule)
  }
  if (!isObject(parameters)) refuse('parameters', 'it must be an object')
  checkFields(undefined, parameters, parameterNames, toInvalid)
  const { baseUrl, deployment, testnet, client, chains, transports, tokens } = parameters
  const isPlaced = baseUrl !== undefined || deployment !== undefined
  if (isPlaced && client !== undefined) refuse('client', 'give `baseUrl` or `client`, not both')
  if (!isPlaced && client === undefined) refuse('baseUrl', 'give `baseUrl`, `deployment` or `client`')
  if (deployment !== undefined && !isObject(deployment)) refuse('deployment', 'it must be an object')
  if (client !== undefined && testnet !== undefined) refuse('testnet', 'give it to `createClient`')
  if (client !== undefined && !isClient(client)) refuse('client', 'it must come from `createClient`')
  checkChainLists(parameters, toInvalid)
  if (!isObject(transports)) refuse('transports', 'it must be an object with a transport for each chain id')
  for (const { id, name } of chains) {
    if (typeof transports[id] !== 'function') {
      refuse(`transports[${id}]`, `${name} needs a transport of viem, such as \`http()\``)
    }
  }
  const wrong = findWrong(parameters, optionKinds)
  if (wrong) refuse(wrong.argument, wrong.rule)
  const { allowedAncestors = [], confirmations = {}, audit } = parameters
  if (!Array.isArray(allowedAncestors) || !allowedAncestors.every(isOrigin)) {
    refuse(
      'allowedAncestors',
      'it must be an array of origins, such as https://partner.example, without path or wildcard',
    )
  }
  if (tokens !== undefined && !Array.isArray(tokens)) refuse('tokens', 'it must be an array of tokens')
  const ownPorts = (['journal', 'locks'] as const).filter((name) => parameters[name] !== undefined)
  checkPorts(parameters, ownPorts, toInvalid)
  if (audit !== undefined) checkAuditFields('audit', audit, toInvalid)
  const stray = Object.keys(confirmations).find((id) => chains.every((chain) => String(chain.id) !== id))
  if (stray !== undefined) refuse(`confirmations[${stray}]`, 'it must be the id of one of `chains`')
  checkContracts(parameters)
  const allChains = [...chains, ...(parameters.nonEvmChains ?? [])]
  for (const [index, token] of (tokens ?? []).entries()) {
    const problem = findTokenProblem(token, { index, chains: allChains })
    if (problem) refuse(problem.argument, problem.rule)
  }
}

function toInvalid(argument: string, rule: string): InvalidConfigError {
  return new InvalidConfigError({ caller: 'createConfig', argument, rule })
}

function checkContracts({ audit }: CreateConfigParameters): void {
  const { contracts = [], solvers = [] } = audit ?? {}
  const given = [
    ...toPlaces(
      'audit.contracts',
      contracts.map(({ address }) => address),
    ),
    ...toPlaces('audit.solvers', solvers),
  ]
  checkChecksums(given, toInvalid)
}

function isOrigin(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    /^[^*]+$/.test(value) &&
    URL.canParse(value) &&
    new URL(value).origin === value
  )
}

/**
 * Checks an argument that must be a config.
 *
 * @throws {InvalidConfigError} when it isn't one, naming the caller.
 */
export function checkConfig(config: unknown, caller: string): asserts config is Config {
  checkExecutionConfig(config, caller)
  if (!hasInternals(config)) throw toNoConfig(caller)
}

/**
 * The same, for callers that accept a page's own object with the necessary parts of a config.
 *
 * @throws {InvalidConfigError} when a part is missing, naming the caller.
 */
export function checkExecutionConfig(
  config: unknown,
  caller: string,
): asserts config is Pick<Config, 'client' | 'chainReader'> {
  if (!isObject(config) || !isClient(config['client']) || !('chainReader' in config)) throw toNoConfig(caller)
}

function toNoConfig(caller: string): InvalidConfigError {
  return new InvalidConfigError({ caller, argument: 'config', rule: 'it must come from `createConfig`' })
}

function isClient(value: unknown): boolean {
  return isObject(value) && typeof value['send'] === 'function'
}
