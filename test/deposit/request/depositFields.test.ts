import { describe, expect, it } from 'vitest'
import { InvalidArgumentError } from '@causeway/react'
import { quoteBodyFields } from '@causeway/react/schemas'
import {
  checkDepositFields,
  depositKinds,
  isDepositOption,
  refusedDepositFields,
} from '../../../src/deposit/request/depositFields.ts'

function refusalOf(parameters: object, others = {}): string | undefined {
  try {
    checkDepositFields(parameters, 'useDepositAddress', others)
    return undefined
  } catch (error) {
    if (!(error instanceof InvalidArgumentError)) throw error
    return error.message
  }
}

const options = [
  'slippageTolerance',
  'latePaymentSlippageTolerance',
  'subsidizeFees',
  'sponsoredFeeComponents',
  'maxSubsidizationAmount',
  'appFees',
  'referrer',
  'fixedRate',
  'includeProtocolData',
  'useExternalLiquidity',
  'useFallbacks',
  'includedSwapSources',
  'excludedSwapSources',
  'includedOriginSwapSources',
  'includedDestinationSwapSources',
  'disableSwapProviderPreference',
  'disableOriginSwaps',
  'extraFields',
]

describe('the parameters of a deposit address', () => {
  it('default: passes all options on to the quote, but not the parties and the amount', () => {
    for (const name of options) {
      expect(isDepositOption(name), name).toBe(true)
      expect(refusalOf({ [name]: Symbol('any') }), name).toBeUndefined()
    }
    for (const name of ['recipient', 'amount', 'type', 'ttl', 'toString', 'txs']) {
      expect(isDepositOption(name), name).toBe(false)
    }
  })

  it.each([
    ['chain', ['originChainId', 'destinationChainId'], 10, '10', 'it must be the number of a chain'],
    [
      'address',
      [
        'originCurrency',
        'destinationCurrency',
        'recipient',
        'refundTo',
        'acceptedRefundTo',
        'recoveryAddress',
        'user',
      ],
      'bc1q',
      5,
      'it must be an address, as text',
    ],
    ['list', ['appFeeRecipients'], ['bc1q'], 'bc1q', 'it must be a list of addresses'],
    ['trade type', ['tradeType'], 'EXACT_OUTPUT', 'EXACT', 'EXACT_INPUT'],
    ['type', ['type'], 'open', 'loose', 'it must be "strict" or "open"'],
  ] as const)('parameters: each %s is one', (_, names, good, bad, rule) => {
    for (const name of names) {
      expect(refusalOf({ [name]: good }), name).toBeUndefined()
      expect(refusalOf({ [name]: bad }), name).toContain(name)
      expect(refusalOf({ [name]: bad }), name).toContain(rule)
    }
  })

  it.each(['amount', 'ttl'])('parameters: leaves the check of %s to where it is read', (name) => {
    expect(refusalOf({ [name]: Symbol('any') })).toBeUndefined()
  })

  it('error: refuses what a deposit address can’t have, and says why', () => {
    const others = [...quoteBodyFields].filter((name) => !Object.hasOwn(depositKinds, name))
    expect(others).toContain('txs')
    expect(Object.keys(refusedDepositFields).toSorted()).toEqual(
      [...new Set([...others, 'strict', 'useDepositAddress'])].toSorted(),
    )
    expect(refusalOf({ txs: [] })).toMatch(/txs.*`useDepositAddress`.*a deposit address can’t go with it/)
    expect(refusalOf({ strict: true })).toContain('set `type`')
    expect(refusalOf({ useDepositAddress: true })).toContain('it is always set')
    // Null and undefined count as missing.
    expect(refusalOf({ txs: null, strict: undefined })).toBeUndefined()
  })

  it('parameters: takes further fields of the caller', () => {
    expect(refusalOf({ requestId: 1 }, { requestId: 'text' })).toContain('it must be text')
    expect(refusalOf({ recipent: '' })).toContain('`recipient`')
  })
})
