import { describe, expect, it } from 'vitest'
import { InvalidArgumentError } from '@causeway/react'
import { checkAuditOptions } from '../../src/audit/checkAuditOptions.ts'

const place = { chainId: 1, address: '0x00000000000000000000000000000000000000c1' }
const token = { ...place, decimals: 6 }

function refusalOf(options: object): string | undefined {
  try {
    checkAuditOptions(options, 'auditQuote')
    return undefined
  } catch (error) {
    if (!(error instanceof InvalidArgumentError)) throw error
    return error.message
  }
}

const list = 'it must be a list; `config.getAudit()` has that of the deployment'
const trueOrFalse = 'it must be true or false'
const tokens = `${list}, of tokens with \`chainId\`, \`address\` and \`decimals\``
const contracts = `${list}, of contracts with \`chainId\` and \`address\``

describe('checkAuditOptions', () => {
  it.each<[option: string, good: readonly unknown[], bad: readonly unknown[], rule: string]>([
    ['rules', [[], [() => []]], [() => [], ['strict'], [() => [], 1]], 'it must be a list of functions'],
    [
      'minimumSeverity',
      [{}, { own: 'confirm', recipient: 'block' }],
      [[], new Map(), 'block', { own: 'info' }, { own: 'block', recipient: 'blok' }],
      'it must name `confirm` or `block` for each rule',
    ],
    [
      'tokens',
      [[], [token], [{ ...token, decimals: 0 }], [{ ...token, decimals: 255 }]],
      [
        {},
        [null],
        [place],
        [token, place],
        ...[-1, 256, 1.5, '6'].map((decimals) => [{ ...token, decimals }]),
        ...[1.5, '1'].map((chainId) => [{ ...token, chainId }]),
        ...['', 1, undefined].map((address) => [{ ...token, address }]),
      ],
      tokens,
    ],
    ['contracts', [[], [place]], [{ 1: [] }, ['0x1'], [{ chainId: 1 }], [place, {}]], contracts],
    [
      'chainNames',
      [{}, { 1: 'ethereum' }],
      [['ethereum'], { 1: 1 }, { 1: '' }],
      'it must have a name for each chain id',
    ],
    ['solvers', [[], ['0x1']], ['0x1', [1], ['0x1', '']], 'it must be a list of addresses'],
    [
      'signedMessages',
      [[], ['I claim {requestId}.', '{requestId} is {user}’s']],
      ['I claim {requestId}.', ['I claim {requestID}.'], ['I claim.'], [1]],
      'it must be a list of sentences that each name `{requestId}`',
    ],
    ['permitsPath', ['/permits'], ['', 1], 'it must be a path'],
    ['nonEvmChains', [[], [{}]], [{}, ['bitcoin']], 'it must be a list of chains'],
    ['unlistedTokens', [[], [token]], [{}, [place]], 'it must be a list of tokens'],
    ['addressesWithoutCode', [[], ['0x1']], ['0x1', [1]], 'it must be a list of addresses'],
    ['isOrderSigned', [true, false], ['yes', 1], trueOrFalse],
    ['isContractAccount', [true, false], ['yes', 1], trueOrFalse],
  ])('parameters: %s', (option, good, bad, rule) => {
    for (const value of [undefined, ...good]) expect(refusalOf({ [option]: value })).toBeUndefined()
    for (const value of [null, ...bad]) {
      const message = refusalOf({ [option]: value })
      expect(message, JSON.stringify(value)).toContain(`options.${option}`)
      expect(message).toContain(rule)
      expect(message).toContain('auditQuote')
    }
  })

  it.each([
    ['that is misspelled', { contract: [] }, '`contracts`'],
    ['that is none', { zzzzzzzz: 1 }, '`isContractAccount`'],
  ])('error: refuses an option %s', (_, options, offered) => {
    expect(refusalOf(options)).toContain(offered)
  })
})
