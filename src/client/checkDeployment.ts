import { InvalidConfigError } from '../errors/config.ts'
import { evmAddressPattern } from '../schemas/base/primitives.ts'
import { isServicePath } from '../schemas/servicePath.ts'
import type { ClientPaths, Deployment, DeploymentPaths } from './deployment.ts'

interface Given {
  deployment: Deployment | undefined
  brand: string | undefined
  paths: Partial<ClientPaths> | undefined
}

/** As fees are named after it. */
const brandPattern = /^[a-z][a-z0-9_-]{0,31}$/i

/** Of the EVM whole; of other families, which are not known here, a number, or as long as theirs are and with digits. */
const addressPattern = /^(?:0x(?:[0-9a-f]{40}|[0-9a-f]{64})|\d+|(?!0x)(?=.*\d)[\w:-]{25,})$/i

/** As orders write it. */
const chainNamePattern = /^[a-z0-9][\w .-]*$/i

/** @throws {InvalidConfigError} naming what of it can't be meant, such as a placeholder that was left. */
export function checkDeployment({ deployment, brand, paths }: Given): void {
  checkBrandWord('deployment.brand', deployment?.brand)
  checkPaths('deployment.paths', deployment?.paths)
  checkByChain(
    'deployment.contracts',
    deployment?.contracts,
    (addresses) => areAddresses(addresses),
    'a list of addresses',
  )
  checkByChain('deployment.chainNames', deployment?.chainNames, isChainName, 'a name')
  if (deployment?.solvers !== undefined && !areAddresses(deployment.solvers, evmAddressPattern))
    throw invalid('deployment.solvers', 'it must be a list of EVM addresses')
  checkBrandWord('brand', brand)
  checkPaths('paths', paths)
}

/** Without what is undefined, as an unset variable of the environment is. */
export function definedPaths(paths: Partial<DeploymentPaths> = {}): Partial<DeploymentPaths> {
  return Object.fromEntries(Object.entries(paths).filter(([, path]) => path !== undefined))
}

function checkBrandWord(argument: string, brand: unknown): void {
  if (brand === undefined || (typeof brand === 'string' && brandPattern.test(brand))) return
  throw invalid(argument, 'it must be one word, as the service names its fees after it')
}

function checkPaths(argument: string, paths: Partial<DeploymentPaths> | undefined): void {
  for (const [name, path] of Object.entries(definedPaths(paths))) {
    if (typeof path === 'string' && isServicePath(path)) continue
    throw invalid(`${argument}.${name}`, 'it must be a plain path, such as /quote/v2')
  }
}

function checkByChain(
  argument: string,
  byChain: Readonly<Record<number, unknown>> | undefined,
  isRight: (value: unknown) => boolean,
  expected: string,
): void {
  for (const [chainId, value] of Object.entries(byChain ?? {})) {
    if (/^[1-9]\d*$/.test(chainId) && isRight(value)) continue
    throw invalid(`${argument}.${chainId}`, `it must be ${expected}, by the number of a chain`)
  }
}

function areAddresses(value: unknown, pattern: RegExp = addressPattern): boolean {
  return (
    Array.isArray(value) &&
    value.every((address: unknown) => typeof address === 'string' && pattern.test(address))
  )
}

function isChainName(value: unknown): boolean {
  return typeof value === 'string' && chainNamePattern.test(value)
}

function invalid(argument: string, rule: string): InvalidConfigError {
  return new InvalidConfigError({ caller: 'createClient', argument, rule })
}
