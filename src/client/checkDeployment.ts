import type { InvalidConfigError } from '../errors/config.ts'
import { evmAddressPattern } from '../schemas/base/primitives.ts'
import { isServicePath } from '../schemas/servicePath.ts'
import { fieldNames } from '../utils/fieldNames.ts'
import {
  defaultPaths,
  defaultPermitsPath,
  defaultStatusV3Path,
  type ClientPaths,
  type Deployment,
  type DeploymentPaths,
} from './deployment.ts'

interface Given {
  deployment: Deployment | undefined
  brand: string | undefined
  paths: Partial<ClientPaths> | undefined
}

/** What is thrown for an argument. */
export type Invalid = (argument: string, rule: string) => InvalidConfigError

const clientPathNames = fieldNames<keyof ClientPaths>({
  quote: true,
  status: true,
  requests: true,
  requestsV2: true,
})

const pathNames = fieldNames<keyof DeploymentPaths>({
  quote: true,
  status: true,
  requests: true,
  requestsV2: true,
  statusV3: true,
  permits: true,
})

const deploymentFields = fieldNames<keyof Deployment>({
  baseUrl: true,
  testnetBaseUrl: true,
  brand: true,
  paths: true,
  contracts: true,
  chainNames: true,
  solvers: true,
})

/** As fees are named after it. */
const brandPattern = /^[a-z][a-z0-9_-]{0,31}$/i

/** Of the EVM whole; of other families, which are not known here, a number, or as long as theirs are and with digits. */
const addressPattern = /^(?:0x(?:[0-9a-f]{40}|[0-9a-f]{64})|\d+|(?!0x)(?=.*\d)[\w:-]{25,})$/i

/** As orders write it. */
const chainNamePattern = /^[a-z0-9][\w .-]*$/i

/** @throws {InvalidConfigError} naming what of it can't be meant, such as a placeholder that was left. */
export function checkDeployment({ deployment, brand, paths }: Given, invalid: Invalid): void {
  checkFields('deployment', deployment, deploymentFields, invalid)
  checkBrandWord('deployment.brand', deployment?.brand, invalid)
  checkPaths('deployment.paths', deployment?.paths, invalid)
  checkByChain(
    'deployment.contracts',
    deployment?.contracts,
    (addresses) => areAddresses(addresses),
    (argument) => invalid(argument, 'it must be a list of addresses, by the number of a chain'),
  )
  checkByChain('deployment.chainNames', deployment?.chainNames, isChainName, (argument) =>
    invalid(argument, 'it must be a name, by the number of a chain'),
  )
  checkTwins(deployment?.chainNames, invalid)
  if (deployment?.solvers !== undefined && !areAddresses(deployment.solvers, evmAddressPattern))
    throw invalid('deployment.solvers', 'it must be a list of EVM addresses')
  checkBrandWord('brand', brand, invalid)
  checkPaths('paths', paths, invalid, clientPathNames)
}

/** Refuses unknown names: a misspelled field would be ignored. @param argument Whose fields they are; undefined for the parameters themselves. */
export function checkFields(
  argument: string | undefined,
  fields: object | undefined,
  known: readonly string[],
  invalid: Invalid,
): void {
  if (fields === undefined) return
  if (!isPlainObject(fields)) throw invalid(argument ?? 'parameters', 'it must be an object')
  const unknown = Object.keys(fields).find((name) => !known.includes(name))
  if (unknown === undefined) return
  const list = known.map((name) => `\`${name}\``).join(', ')
  const meant = known.toSorted((one, other) => likeness(other, unknown) - likeness(one, unknown))[0] ?? ''
  throw invalid(
    argument === undefined ? unknown : `${argument}.${unknown}`,
    likeness(meant, unknown) > 1 ? `there is none; did you mean \`${meant}\`?` : `there are ${list}`,
  )
}

/** How many letters two names begin with alike. */
function likeness(one: string, other: string): number {
  const [letters, others] = [one.toLowerCase(), other.toLowerCase()]
  const at = [...letters].findIndex((letter, index) => letter !== others[index])
  return at < 0 ? letters.length : at
}

/** An order names its chains by these alone. */
function checkTwins(chainNames: Deployment['chainNames'] = {}, invalid: Invalid): void {
  const named = new Map<string, string>()
  for (const [chainId, name] of Object.entries(chainNames)) {
    if (/^\d+$/.test(name) && name !== chainId)
      throw invalid(`deployment.chainNames.${chainId}`, 'it must not be the number of another chain')
    const twin = named.get(name.toLowerCase())
    if (twin !== undefined)
      throw invalid(`deployment.chainNames.${chainId}`, `chain ${twin} has this name, too`)
    named.set(name.toLowerCase(), chainId)
  }
}

/** Without what is undefined, as an unset variable of the environment is. What is no object has no paths. */
export function definedPaths(paths: Partial<DeploymentPaths> | undefined): Partial<DeploymentPaths> {
  return Object.fromEntries(Object.entries(paths ?? {}).filter(([, path]) => path !== undefined))
}

function checkBrandWord(argument: string, brand: unknown, invalid: Invalid): void {
  if (brand === undefined || (typeof brand === 'string' && brandPattern.test(brand))) return
  throw invalid(argument, 'it must be one word, as the service names its fees after it')
}

/** @throws {InvalidConfigError} naming a path that can't be meant. */
export function checkPaths(
  argument: string,
  paths: Partial<DeploymentPaths> | undefined,
  invalid: Invalid,
  known: readonly string[] = pathNames,
): void {
  checkFields(argument, paths, known, invalid)
  for (const [name, path] of Object.entries(definedPaths(paths))) {
    if (typeof path === 'string' && isServicePath(path)) continue
    throw invalid(`${argument}.${name}`, 'it must be a plain path, such as /quote/v2')
  }
  checkTwinPaths(argument, paths, invalid)
}

/** One endpoint can't answer for two; only of the status lookup there are two that a deployment may have in one place. */
function checkTwinPaths(
  argument: string,
  paths: Partial<DeploymentPaths> | undefined,
  invalid: Invalid,
): void {
  const given = definedPaths(paths)
  const all = { ...defaultPaths, statusV3: defaultStatusV3Path, permits: defaultPermitsPath, ...given }
  for (const [name, path] of Object.entries(given)) {
    const twin = Object.entries(all).find(([other, one]) => other !== name && one === path)?.[0]
    if (twin === undefined || [name, twin].every((one) => one === 'status' || one === 'statusV3')) continue
    throw invalid(`${argument}.${name}`, `it must not be the path of \`${twin}\`, too`)
  }
}

function checkByChain(
  argument: string,
  byChain: Readonly<Record<number, unknown>> | undefined,
  isRight: (value: unknown) => boolean,
  invalid: (argument: string) => InvalidConfigError,
): void {
  if (byChain === undefined) return
  if (!isPlainObject(byChain)) throw invalid(argument)
  for (const [chainId, value] of Object.entries(byChain)) {
    if (/^[1-9]\d*$/.test(chainId) && isRight(value)) continue
    throw invalid(`${argument}.${chainId}`)
  }
}

function areAddresses(value: unknown, pattern: RegExp = addressPattern): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (address: unknown) => typeof address === 'string' && pattern.test(address) && !/^0x0+$/.test(address),
    )
  )
}

/** A Map, for example, has no fields of its own, so its contents would be ignored. */
function isPlainObject(value: unknown): boolean {
  return Object.prototype.toString.call(value) === '[object Object]'
}

function isChainName(value: unknown): boolean {
  return typeof value === 'string' && chainNamePattern.test(value)
}
