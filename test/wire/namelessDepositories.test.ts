import { encodeFunctionData, zeroAddress, zeroHash } from 'viem'
import { describe, expect, it } from 'vitest'
import { auditQuote } from '@causeway/react/execution'
import { depositAbi } from '@causeway/react/schemas'
import { paymentWithRequestId } from './examples/abridged/paymentWithRequestId.ts'
import { readQuote } from './support/readExample.ts'

const requestId = '0x470b5f3b22544142d6b2116ec296913046fe06578b495e602ac2fe0c87b843de'
const orderId = `0x${'12'.repeat(32)}` as const
const contract = '0x00000000aa467eba42a3d604b3d74d63b2b6c6cb'
/** The quote shows no order at all, where the page knows the contracts. */
const uncheckedOrder = 'unchecked-order: confirm'
const contracts = [{ chainId: 59144, address: contract, isDepository: true }]

async function rulesOf(data: object, options?: Parameters<typeof auditQuote>[1]): Promise<string[]> {
  const answer = structuredClone(Object(paymentWithRequestId.answer))
  Object.assign(answer.steps[0].items[0].data, data)
  const quote = await readQuote({ ...paymentWithRequestId, answer })
  return auditQuote(quote, options)
    .map(({ rule, severity }) => `${rule}: ${severity}`)
    .toSorted()
}

describe('a quote that names no depository', () => {
  it('default: asks about a payment that carries the request’s ID, unless the page knows the contracts', async () => {
    expect(await rulesOf({})).toEqual(['native-target: confirm'])
    expect(await rulesOf({}, { contracts })).toEqual([uncheckedOrder])
  })

  it.each([
    ['nothing', '0x'],
    ['another id', zeroHash],
  ])('error: blocks a payment to an unknown address that carries %s', async (_, data) => {
    expect(await rulesOf({ data })).toContain('native-target: block')
  })

  it('error: blocks a payment to an unknown address if the contracts are known', async () => {
    const others = [{ chainId: 59144, address: zeroAddress.replace(/0$/, '1') }]
    expect(await rulesOf({}, { contracts: others })).toContain('native-target: block')
  })

  it('behavior: asks about the order that a deposit names where the quote names none', async () => {
    const args = ['0x76cf1cdd1fcc252442b50d6e97207228aa4aefc3', orderId] as const
    const data = encodeFunctionData({ abi: depositAbi, functionName: 'depositNative', args })
    expect(await rulesOf({ data }, { contracts })).toEqual(['other-request: confirm', uncheckedOrder])
  })

  it('behavior: asks about an ID behind a payment, and blocks a payment without one', async () => {
    expect(await rulesOf({ data: orderId }, { contracts })).toEqual([
      'other-request: confirm',
      uncheckedOrder,
    ])
    expect(await rulesOf({ data: '0x' }, { contracts })).toEqual(['other-request: block', uncheckedOrder])
    expect(await rulesOf({ data: requestId }, { contracts })).toEqual([uncheckedOrder])
  })
})
