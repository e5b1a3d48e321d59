import type { InvalidConfigError } from '../../errors/config.ts'
import { evmAddressPattern } from '../../schemas/base/primitives.ts'
import { brandRule, isBrand } from '../../schemas/brand.ts'
import { fieldNames } from '../../utils/data/fieldNames.ts'
import { checkFields, isPlainObject, type Invalid } from '../../errors/checks/checkFields.ts'
import { checkChecksums, toPlaces, type AddressPlace } from './checkChecksums.ts'
import { checkPaths } from './checkPaths.ts'
import { areSignedMessages, signedMessagesRule } from './signedMessages.ts'
import type { ServicePaths } from '../../schemas/servicePaths.ts'
import type { Deployment } from './deployment.ts'

interface Given {
  deployment: Deployment | undefined
  brand: string | undefined
  paths: Partial<ServicePaths> | undefined
}

const deploymentFields = fieldNames<keyof Deployment>({
  baseUrl: true,
  testnetBaseUrl: true,
  brand: true,
  paths: true,
  depositories: true,
  permitSpenders: true,
  routers: true,
  fillContracts: true,
  contracts: true,
  chainNames: true,
  solvers: true,
  signedMessages: true,
})

const contractLists = ['permitSpenders', 'routers', 'fillContracts', 'contracts'] as const

/**
 * A whole EVM address; for other families, whose formats aren't known here, a number, or something as long as theirs
 * that contains digits.
 */
const addressPattern = /^(?:0x(?:[0-9a-f]{40}|[0-9a-f]{64})|\d+|(?!0x)(?=.*\d)[\w:-]{25,})$/i

/** The format of chain names in orders. */
const chainNamePattern = /^[a-z0-9][\w .-]*$/i

/** @throws {InvalidConfigError} naming what is invalid, such as a leftover placeholder. */
export function checkDeployment({ deployment, brand, paths }: Given, invalid: Invalid): void {
  checkFields('deployment', deployment, deploymentFields, invalid)
  checkBrandWord('deployment.brand', deployment?.brand, invalid)
  checkPaths('deployment.paths', deployment?.paths, invalid)
  checkByChain('deployment.depositories', deployment?.depositories, isAddress, (argument) =>
    invalid(argument, 'it must map chain ids to addresses'),
  )
  for (const field of contractLists)
    checkByChain(
      `deployment.${field}`,
      deployment?.[field],
      (addresses) => areAddresses(addresses),
      (argument) => invalid(argument, 'it must map chain ids to lists of addresses'),
    )
  checkByChain('deployment.chainNames', deployment?.chainNames, isChainName, (argument) =>
    invalid(argument, 'it must map chain ids to names'),
  )
  checkTwins(deployment?.chainNames, invalid)
  if (deployment?.solvers !== undefined && !areAddresses(deployment.solvers, evmAddressPattern))
    throw invalid('deployment.solvers', 'it must be a list of EVM addresses')
  if (deployment?.signedMessages !== undefined && !areSignedMessages(deployment.signedMessages))
    throw invalid('deployment.signedMessages', signedMessagesRule)
  checkChecksums(placesOf(deployment), invalid)
  checkBrandWord('brand', brand, invalid)
  checkPaths('paths', paths, invalid)
}

function placesOf(deployment: Partial<Deployment> = {}): AddressPlace[] {
  return [
    ...Object.entries(deployment.depositories ?? {}).flatMap(([chainId, address]) =>
      toPlaces(`deployment.depositories.${chainId}`, [address]),
    ),
    ...contractLists.flatMap((field) =>
      Object.entries(deployment[field] ?? {}).flatMap(([chainId, list]) =>
        toPlaces(`deployment.${field}.${chainId}`, list),
      ),
    ),
    ...toPlaces('deployment.solvers', deployment.solvers),
  ]
}

/** Names must be unique, since an order identifies its chains only by them. */
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

function checkBrandWord(argument: string, brand: unknown, invalid: Invalid): void {
  if (brand !== undefined && !isBrand(brand)) throw invalid(argument, brandRule)
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
  return Array.isArray(value) && value.every((address: unknown) => isAddress(address, pattern))
}

function isAddress(value: unknown, pattern: RegExp = addressPattern): boolean {
  return typeof value === 'string' && pattern.test(value) && !/^0x0+$/.test(value)
}

function isChainName(value: unknown): boolean {
  return typeof value === 'string' && chainNamePattern.test(value)
}
