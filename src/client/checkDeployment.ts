import { InvalidConfigError } from '../errors/config.ts'
import type { ClientPaths, Deployment, DeploymentPaths } from './deployment.ts'

interface Given {
  deployment: Deployment | undefined
  brand: string | undefined
  paths: Partial<ClientPaths> | undefined
}

/** As fees are named after it. */
const brandPattern = /^[a-z][a-z0-9_-]{0,31}$/i

/** Below an address and nowhere else: what began otherwise would become part of the host's name, and be sent the key. */
const pathPattern = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/

/** Of the EVM whole; of other families a word. */
const addressPattern = /^(?:0x(?:[0-9a-f]{40}|[0-9a-f]{64})|(?!0x)[\w:-]+)$/i

/** @throws {InvalidConfigError} naming what of it can't be meant, such as a placeholder that was left. */
export function checkDeployment({ deployment, brand, paths }: Given): void {
  checkBrandWord('deployment.brand', deployment?.brand)
  checkPaths('deployment.paths', deployment?.paths)
  checkByChain('deployment.contracts', deployment?.contracts, areAddresses, 'a list of addresses')
  checkByChain('deployment.chainNames', deployment?.chainNames, isWord, 'a name')
  if (deployment?.solvers !== undefined && !areAddresses(deployment.solvers))
    throw invalid('deployment.solvers', 'it must be a list of addresses')
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
    if (typeof path === 'string' && pathPattern.test(path)) continue
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

function areAddresses(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every((address: unknown) => typeof address === 'string' && addressPattern.test(address))
  )
}

function isWord(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}

function invalid(argument: string, rule: string): InvalidConfigError {
  return new InvalidConfigError({ caller: 'createClient', argument, rule })
}
