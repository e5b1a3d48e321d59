import { decodeAbiParameters, getAddress, parseAbiParameters, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import type { OrderData } from '../../../../src/domain/request/orders/toOrderData.ts'
import { toOrderId } from '../../../../src/domain/request/orders/toOrderId.ts'
import { at } from '../../../support/at.ts'
import { createTestSandbox } from '../../../support/environment/createTestSandbox.ts'
import { orderIdOf, quoteParameters } from '../../../support/quotes.ts'

const user = '0x03508bb71268bba25ecacc8f620e01866650532c'
const router = '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f'
const usdc = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'
const usdt = '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9'
const deadline = 1777339792
const refund = { recipient: user, minimumAmount: '0', deadline, extraData: router } as const

/**
 * The first quote of features/price-stabilization.mdx in github.com/relayprotocol/relay-docs. Its calldata deposits for
 * this id.
 */
const published: { order: OrderData; id: Hex } = {
  id: '0x4c625ab9733d2d5702beed88f4156575e25d599d5145551d5bf2bfc358db234b',
  order: {
    version: 'v1',
    solverChainId: 'base',
    solver: '0xf70da97812cb96acdf810712aa562db8dfa3dbef',
    salt: '0xd286b86b54a2a3d4eaa99814ea4652cd4790e6ebeaf9c802586514a52dd281c9',
    inputs: [
      {
        payment: { chainId: 'base', currency: usdc, amount: '100000000', weight: '1' },
        refunds: [
          { ...refund, chainId: 'base', currency: usdc },
          { ...refund, chainId: 'arbitrum', currency: usdt },
        ],
      },
    ],
    output: {
      chainId: 'arbitrum',
      payments: [{ recipient: user, currency: usdt, minimumAmount: '97951882', expectedAmount: '99950900' }],
      calls: [],
      deadline,
      extraData: router,
    },
    fees: [],
  },
}

describe('toOrderId', () => {
  it('default: gives a published order its published ID', () => {
    expect(toOrderId(published.order)).toBe(published.id)
  })

  it('behavior: changes with every field of an order', () => {
    const { order } = published
    const [input] = order.inputs
    const changed: OrderData[] = [
      { ...order, solverChainId: 'optimism' },
      { ...order, solver: user },
      { ...order, salt: published.id },
      { ...order, inputs: [] },
      { ...order, inputs: input ? [{ ...input, refunds: input.refunds.slice(0, 1) }] : [] },
      { ...order, inputs: input ? [{ ...input, payment: { ...input.payment, amount: '100000001' } }] : [] },
      { ...order, output: { ...order.output, chainId: 'base' } },
      { ...order, output: { ...order.output, payments: [] } },
      { ...order, output: { ...order.output, calls: ['0x12'] } },
      { ...order, output: { ...order.output, deadline: deadline + 1 } },
      { ...order, output: { ...order.output, extraData: '0x' } },
      {
        ...order,
        fees: [
          { recipientChainId: 'base', recipient: user, currencyChainId: 'base', currency: usdc, amount: '1' },
        ],
      },
    ]
    const ids = changed.map((one) => toOrderId(one))
    expect(new Set([published.id, ...ids]).size).toBe(changed.length + 1)
  })
})

describe('toOrderData', () => {
  it('behavior: calls are encoded as tuples of one part each, and made by the contract that pays', async () => {
    const sandbox = createTestSandbox()
    const { client, destination } = sandbox
    const call = { to: '0x00000000000000000000000000000000000000b2', value: 7n, data: '0x1234' } as const
    const quote = await getQuote(
      client,
      quoteParameters(sandbox, {
        amount: 10n ** 18n,
        from: 'ETH',
        to: 'ETH',
        txs: [call],
        includeProtocolData: true,
      }),
    )
    const order = quote.protocol?.v2?.orderData as OrderData
    const parameters = parseAbiParameters(['(address to)', '(bytes data)', '(uint256 value)'])
    expect(order.output.calls.map((encoded) => decodeAbiParameters(parameters, encoded))).toEqual([
      [{ to: getAddress(call.to) }, { data: call.data }, { value: call.value }],
    ])
    expect(order.output.extraData).toBe(`0x${'0'.repeat(24)}${destination.callFiller.slice(2).toLowerCase()}`)
    expect(toOrderId(order)).toBe(orderIdOf(quote))
  })

  it('parameters: dialect – writes chains as numbers or as names', async () => {
    const orders = await Promise.all(
      (['interface', 'deployment'] as const).map(async (dialect) => {
        const sandbox = createTestSandbox({ policy: { dialect } })
        const asked = quoteParameters(sandbox, { amount: 25_000_000n, includeProtocolData: true })
        return (await getQuote(sandbox.client, asked)).protocol?.v2?.orderData as OrderData
      }),
    )
    expect(
      orders.map(({ solverChainId, inputs, output }) => [
        at(inputs, 0).payment.chainId,
        at(at(inputs, 0).refunds, 0).chainId,
        output.chainId,
        solverChainId,
      ]),
    ).toEqual([
      ['31337', '31337', '31338', '31338'],
      ['alder', 'alder', 'birch', 'birch'],
    ])
  })
})
