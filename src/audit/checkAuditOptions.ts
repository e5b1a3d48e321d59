import { checkFields, isPlainObject } from '../errors/checks/checkFields.ts'
import { InvalidArgumentError } from '../errors/argument.ts'
import { checkObject } from '../errors/checks/checkObject.ts'
import { maxTokenDecimals } from '../utils/amounts/maxTokenDecimals.ts'
import { areSignedMessages, signedMessagesRule } from '../client/deployment/signedMessages.ts'
import { isObject } from '../utils/data/isObject.ts'
import type { AuditOptions } from './auditOptions.ts'

interface Field {
  isValid: (value: unknown) => boolean
  rule: string
}

const asList = 'it must be a list; `config.getAudit()` has that of the deployment'
const trueOrFalse: Field = {
  isValid: (value) => typeof value === 'boolean',
  rule: 'it must be true or false',
}
const addresses: Field = { isValid: isListOf(isText), rule: 'it must be a list of addresses' }

/** The type of each option. A missing or misspelled option would silently switch a check off. */
const fields: Readonly<Record<keyof AuditOptions, Field>> = {
  rules: {
    isValid: isListOf((value) => typeof value === 'function'),
    rule: 'it must be a list of functions',
  },
  minimumSeverity: {
    isValid: isMapOf((value) => value === 'confirm' || value === 'block'),
    rule: 'it must name `confirm` or `block` for each rule',
  },
  tokens: {
    isValid: isListOf(isToken),
    rule: `${asList}, of tokens with \`chainId\`, \`address\` and \`decimals\``,
  },
  contracts: { isValid: isListOf(isPlace), rule: `${asList}, of contracts with \`chainId\` and \`address\`` },
  chainNames: { isValid: isMapOf(isText), rule: 'it must have a name for each chain id' },
  solvers: addresses,
  signedMessages: { isValid: areSignedMessages, rule: signedMessagesRule },
  permitsPath: { isValid: isText, rule: 'it must be a path' },
  nonEvmChains: { isValid: isListOf(isObject), rule: 'it must be a list of chains' },
  unlistedTokens: { isValid: isListOf(isToken), rule: 'it must be a list of tokens' },
  addressesWithoutCode: addresses,
  isOrderSigned: trueOrFalse,
  isContractAccount: trueOrFalse,
}

/**
 * Checks the options for pages without types. A deployment, for example, maps its contracts by chain ID, while the audit takes a list.
 *
 * @throws {InvalidArgumentError} naming the invalid option.
 */
export function checkAuditOptions(options: AuditOptions, caller: string): void {
  checkObject(options, caller, 'options')
  checkAuditFields(
    'options',
    options,
    (argument, rule) => new InvalidArgumentError({ caller, argument, rule }),
  )
}

/**
 * Checks the options of an audit for every function that takes them.
 *
 * @param argument Name of the argument that holds the options.
 * @param invalid Creates the error for the first invalid option.
 */
export function checkAuditFields(
  argument: string,
  options: object,
  invalid: (argument: string, rule: string) => Error,
): void {
  checkFields(argument, options, Object.keys(fields), invalid)
  const values: Readonly<Record<string, unknown>> = { ...options }
  for (const [name, { isValid, rule }] of Object.entries(fields)) {
    const value = values[name]
    if (value !== undefined && !isValid(value)) throw invalid(`${argument}.${name}`, rule)
  }
}

function isListOf(isValid: (value: unknown) => boolean): (value: unknown) => boolean {
  return (value) => Array.isArray(value) && value.every(isValid)
}

function isMapOf(isValid: (value: unknown) => boolean): (value: unknown) => boolean {
  return (value) => isPlainObject(value) && Object.values(value as object).every(isValid)
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}

function isPlace(value: unknown): value is Record<string, unknown> {
  return isObject(value) && Number.isSafeInteger(value['chainId']) && isText(value['address'])
}

function isToken(value: unknown): boolean {
  if (!isPlace(value)) return false
  const { decimals } = value
  return Number.isSafeInteger(decimals) && Number(decimals) >= 0 && Number(decimals) <= maxTokenDecimals
}
