import { encodeFunctionData, erc20Abi, maxUint256 } from 'viem'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import { depositAbi, type Step } from '@causeway/react/schemas'
import type { DescribedStep } from '@causeway/react/widgets'
import { describeSteps } from '../../../src/audit/describe/describeSteps.ts'
import { getQuoteOfEachKind } from '../../support/quotes/getQuoteOfEachKind.ts'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { mutated } from '../../support/mutations/mutation.ts'
import { deposit, typedData } from '../../support/mutations/places.ts'
import type { QuoteKind } from '../../support/quotes/quoteKinds.ts'

const { tokens, chains, sandbox } = createTestEnvironment()
const nativeOf = (chainId: number) => chains.find(({ id }) => id === chainId)?.nativeCurrency
const context = { tokens, nativeOf, contracts: undefined }
const stranger = '0x00000000000000000000000000000000000A11cE'
const [alder] = sandbox.chains

let quotes: Readonly<Record<QuoteKind, Quote>>

beforeAll(async () => {
  quotes = await getQuoteOfEachKind()
})

/** A step as one line: what it does, with what, and what is known of it. */
function line({ does, amount, name, facts }: DescribedStep): string {
  const { symbol = 'units' } = amount?.token ?? {}
  const what = amount === undefined ? '' : ` ${amount.amount} ${symbol}`
  const known = facts.map((fact) => {
    const source = 'source' in fact && fact.source ? ` (${fact.source})` : ''
    return `${fact.key}${source}`
  })
  const named = name === undefined ? '' : ` ${name.replace(/^0x\w{4}…\w{4}$/, 'order')}`
  return `${does}${what}${named}: ${known.join(', ')}`
}

describe('describeSteps', () => {
  it.each<[QuoteKind, string[]]>([
    [
      'tokenBridge',
      [
        'approve 100000000 USDC: spender (named), token, data',
        'deposit 100000000 USDC order: contract (named), order, data',
      ],
    ],
    ['nativeBridge', ['deposit 100000000000000000000 ETH order: contract (named), order, data']],
    ['sendToken', ['send 100000000 USDC: receiver, token, data']],
    ['sendNative', ['send 100000000000000000000 ETH: receiver, data']],
    [
      'swapToken',
      [
        'approve 100000000 USDC: spender (unnamed), token, data',
        'call 0 ETH: contract (unnamed), function, data',
      ],
    ],
    ['swapNative', ['callWith 100000000000000000000 ETH: contract (unnamed), function, data']],
    ['wrap', ['wrap 100000000000000000000 ETH: token, data']],
    ['unwrap', ['unwrap 100000000000000000000 WETH: token, data']],
    ['permit', ['permit 100000000 USDC: spender (unnamed), token, deadline']],
    ['deposit', ['send 100000000000000000000 ETH: receiver']],
  ])('default: %s', (kind, expected) => {
    const steps = describeSteps(quotes[kind], context).map(line)
    // Deployments name the receiver of a permit in different ways.
    expect(steps.map((step) => (kind === 'permit' ? step.replace('(named)', '(unnamed)') : step))).toEqual(
      expected,
    )
  })

  it('default: shows a text to sign in full', () => {
    const [claim] = describeSteps(quotes.claim, context)
    expect(claim).toMatchObject({ does: 'message' })
    expect(claim?.facts).toMatchObject([{ key: 'text', text: expect.stringContaining('0x') }])
  })

  it('parameters: uses the contracts of the page, and no others', () => {
    const [, deposit] = describeSteps(quotes.tokenBridge, {
      ...context,
      contracts: [{ chainId: alder?.id ?? 0, address: alder?.depository ?? '' }],
    })
    expect(deposit?.facts[0]).toMatchObject({ key: 'contract', source: 'known' })
    const [, other] = describeSteps(quotes.tokenBridge, { ...context, contracts: [] })
    expect(other?.facts[0]).toMatchObject({ key: 'contract', source: 'unnamed' })
  })

  it('behavior: goes by the calldata, whatever the provider calls it', () => {
    const token = quotes.tokenBridge.details.currencyIn.currency.address as `0x${string}`
    const call = (data: `0x${string}`, to: `0x${string}` = token, value = 0n) => {
      const [first] = describeSteps(withTransaction(quotes.tokenBridge, { to, data, value }), context)
      return first && line(first)
    }
    const approve = (amount: bigint) =>
      encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [stranger, amount] })
    expect(call(approve(maxUint256))).toMatch(/^approveUnlimited .* USDC: spender \(unnamed\)/)
    expect(call(approve(0n))).toBe('approveNothing 0 USDC: spender (unnamed), token, data')
    expect(call(approve(5n), stranger)).toBe('approve 5 units: spender (unnamed), contract (unnamed), data')
    expect(call(approve(5n), token, 7n)).toBe('approve 5 USDC: spender (unnamed), token, value, data')
    expect(call(approve(2n ** 255n))).toMatch(/^approveUnlimited /)
    expect(call(approve(2n ** 255n - 1n))).toMatch(/^approve /)
    expect(call(approve(5n).slice(0, 74) as `0x${string}`)).toBe('tokenCall 0 USDC approve: token, data')
    expect(call('0x2e1a7d4d')).toBe('tokenCall 0 USDC withdraw: token, data')
    expect(call('0xa22cb465')).toBe('tokenCall 0 USDC setApprovalForAll: token, data')
    expect(call('0x12345678', stranger, 9n)).toBe('callWith 9 ETH: contract (unnamed), function, data')
    expect(call('0x', stranger, 9n)).toBe('send 9 ETH: receiver (unnamed)')
  })

  it('behavior: describes a deposit of all that is approved, and a permit without a deadline', () => {
    const { originCurrency, originChainId } = quotes.tokenBridge.parameters
    const args = [stranger, originCurrency as `0x${string}`, `0x${'1'.repeat(64)}`] as const
    const data = encodeFunctionData({ abi: depositAbi, functionName: 'depositErc20', args })
    const { to } = deposit(quotes.tokenBridge)
    const [all] = describeSteps(withTransaction(quotes.tokenBridge, { to, data, value: 0n }), context)
    expect(all && line(all)).toBe('depositAll 0 USDC order: contract (named), order, data')
    expect(all?.chainId).toBe(originChainId)
    const permits = [2n ** 255n, 2n ** 255n - 1n].map((amount) => {
      const quote = mutated(quotes.permit, (copy) => (typedData(copy).value['value'] = String(amount)))
      return describeSteps(quote, context)[0]
    })
    expect(permits).toMatchObject([{ does: 'permitUnlimited' }, { does: 'permit' }])
  })

  it('default: gives each step its own key', () => {
    expect(describeSteps(quotes.tokenBridge, context).map(({ key }) => key)).toEqual(['0 0', '1 0'])
  })

  it('behavior: distinguishes a token from that of another chain', () => {
    const { to, data } = approveTo(stranger)
    const quote = withTransaction(quotes.tokenBridge, { to, data, value: 0n })
    const known = { address: to, symbol: 'FAKE', decimals: 2 }
    const symbolOn = (chainId: number) =>
      describeSteps(quote, { ...context, tokens: [{ ...known, chainId }] })[0]?.amount?.token?.symbol
    const { originChainId, destinationChainId } = quote.parameters
    expect(symbolOn(originChainId)).toBe('FAKE')
    expect(symbolOn(destinationChainId)).toBeUndefined()
  })

  it.each<[string, Quote['protocol']]>([
    ['nothing', undefined],
    ['nothing of this version', {}],
    ['no depository', { v2: {} }],
  ])('behavior: spells a spender like the called contract where the provider names %s', (_, protocol) => {
    const [, called] = describeSteps(quotes.tokenBridge, context)
    const [approve] = describeSteps({ ...quotes.tokenBridge, protocol }, context)
    const [contract, spender] = [called?.facts[0], approve?.facts[0]]
    expect(spender && 'address' in spender && spender.address).toBe(
      contract && 'address' in contract && contract.address,
    )
    expect(spender && 'address' in spender && spender.address).not.toBe(
      contract && 'address' in contract && contract.address.toLowerCase(),
    )
  })

  it('behavior: names no token for a permit that every contract may accept', () => {
    const quote = mutated(quotes.permit, (copy) => {
      delete typedData(copy).domain['verifyingContract']
    })
    expect(describeSteps(quote, context).map(line)[0]).toMatch(
      /^permit 100000000 units: spender \(\w+\), deadline$/,
    )
  })

  it('behavior: spells a spender as the quote spells it elsewhere', () => {
    const [approve, deposit] = describeSteps(quotes.tokenBridge, context)
    const [spender, contract] = [approve?.facts[0], deposit?.facts[0]]
    expect(spender).toMatchObject({ key: 'spender' })
    expect(spender && 'address' in spender && spender.address).toBe(
      contract && 'address' in contract && contract.address,
    )
  })

  it.each<[string, object, string]>([
    ['a text of many lines', { signatureKind: 'eip191', message: 'One\nTwo' }, 'message: text'],
    ['bytes', { signatureKind: 'eip191', message: `0x${'ab'.repeat(32)}` }, 'blindMessage: data'],
    ['hidden letters', { signatureKind: 'eip191', message: 'a\u202eb' }, 'blindMessage: data'],
    [
      'typed data of another kind',
      { signatureKind: 'eip712', domain: {}, types: { Order: [] }, primaryType: 'Order', value: {} },
      'typedData Order: data',
    ],
  ])('behavior: describes what is to be signed: %s', (_, sign, expected) => {
    const step: Step = {
      id: 'sign',
      action: undefined,
      description: undefined,
      requestId: undefined,
      depositAddress: undefined,
      kind: 'signature',
      items: [
        {
          status: 'incomplete',
          check: undefined,
          data: { sign, post: { endpoint: '/x', method: 'POST', body: {} } },
        },
      ],
    }
    const [first] = describeSteps({ ...quotes.tokenBridge, steps: [step] }, context)
    expect(first && line(first)).toBe(expected)
  })

  it('error: refuses a step of an unknown kind', () => {
    const [first] = quotes.tokenBridge.steps
    const step = {
      ...first,
      kind: 'unknown',
      rawKind: 'teleport',
      items: [{ status: 'incomplete', check: undefined, data: {} }],
    } as Step
    expect(() => describeSteps({ ...quotes.tokenBridge, steps: [step] }, context)).toThrow(
      expect.objectContaining({ name: 'UnsupportedStepError' }),
    )
  })
})

/** An approval of an unknown token. */
function approveTo(to: `0x${string}`) {
  return { to, data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [stranger, 5n] }) }
}

function withTransaction(
  quote: Quote,
  change: { to: `0x${string}`; data: `0x${string}`; value: bigint },
): Quote {
  const [first] = quote.steps
  if (first?.kind !== 'transaction') throw new TypeError('The quote begins with no transaction.')
  const [item] = first.items
  if (!item) throw new TypeError('The step has no item.')
  return { ...quote, steps: [{ ...first, items: [{ ...item, data: { ...item.data, ...change } }] }] }
}
