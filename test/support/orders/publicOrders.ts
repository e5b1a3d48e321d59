const native = '0x0000000000000000000000000000000000000000'

/**
 * Orders of a public deployment with the ids that it gave them, retyped as facts.
 * Source: https://github.com/relayprotocol/relay-docs, `features/deposit-addresses.mdx` and `features/price-stabilization.mdx`.
 */
export const publicOrders = {
  'a strict deposit address': {
    orderId: '0x8391f3eb54c0999767a970a1603aaf16403a17263cdf723adec76e3fda5be275',
    orderData: orderOf({
      salt: '0x184ed77f343bff09b7255a75f0be900ac82c00c276c0a97eed2948ab3a1e8503',
      user: '0xF0AE622e463fa757Cf72243569E18Be7Df1996cd',
      input: ['base', native, '100000000000000000'],
      output: ['optimism', native, '97980620418202610', '99980224916533275'],
      deadline: 1791082506,
    }),
  },
  'an open deposit address': {
    orderId: '0x67ffde85c03352d45f9b073ef15fc73c656115d1c472de76aff9c66580eb5dc7',
    orderData: orderOf({
      salt: '0xe95244440faaedb49eddcb1dda9a5b82531b38e03c5799242638685b2fdb924e',
      user: '0xF0AE622e463fa757Cf72243569E18Be7Df1996cd',
      input: ['base', native, '100000000000000000'],
      output: ['optimism', native, '97980612999455765', '99980217346383433'],
      deadline: 1791082605,
    }),
  },
  'a sponsored swap': {
    orderId: '0x4c625ab9733d2d5702beed88f4156575e25d599d5145551d5bf2bfc358db234b',
    orderData: orderOf({
      salt: '0xd286b86b54a2a3d4eaa99814ea4652cd4790e6ebeaf9c802586514a52dd281c9',
      user: '0x03508bb71268bba25ecacc8f620e01866650532c',
      input: ['base', '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913', '100000000'],
      output: ['arbitrum', '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9', '97951882', '99950900'],
      deadline: 1777339792,
    }),
  },
  'a swap at a fixed rate': {
    orderId: '0x919a226d9a06bc91d18c5fed09c48e16d5ced5d642fa8804758db5fb9a923379',
    orderData: orderOf({
      salt: '0x9f2e8093d5e102dadc84fab08103cacd5ba84b3dbd45afd574ed86710bc9461e',
      user: '0x03508bb71268bba25ecacc8f620e01866650532c',
      input: ['base', '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913', '100000000'],
      output: ['arbitrum', '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9', '98000000', '100000000'],
      deadline: 1777339828,
    }),
  },
} as const

const solanaUsdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const solanaAccount = '7EaP2zkxDLo86x4rnNwwLhB593PsbMva41dqfrfxhsb1'

/** From the EVM to Solana. Source: https://github.com/relayprotocol/relay-settlement, `packages/sdk/test/order.test.ts`. */
export const publicSolanaOrder = {
  orderId: '0x67f44dc715059f196cd133e54e4bbe125773cb6d7053d24389fbda361f4c14d8',
  orderData: {
    version: 'v1',
    solverChainId: 'base',
    solver: '0xfd073a9ccb34f8a13c466eb16dff990d6178a5ef',
    salt: '0x0ef19e8ac216cebd161d73425c0b1e1ae12f5a4d56fc54cddb4f9755c5e7b1b8',
    inputs: [
      {
        payment: { chainId: 'base', currency: native, amount: '100000000000000', weight: '1' },
        refunds: [
          {
            chainId: 'base',
            recipient: '0x8B5E4dB198FfC7f69f8F11F6592f682717dF1D92',
            currency: native,
            minimumAmount: '0',
            deadline: 1774878936,
            extraData: '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
          },
          {
            chainId: 'solana',
            recipient: solanaAccount,
            currency: solanaUsdc,
            minimumAmount: '0',
            deadline: 1774878936,
            extraData: '0x',
          },
        ],
      },
    ],
    output: {
      chainId: 'solana',
      payments: [
        { recipient: solanaAccount, currency: solanaUsdc, minimumAmount: '187151', expectedAmount: '196567' },
      ],
      calls: [],
      deadline: 1774878936,
      extraData: '0x',
    },
    fees: [],
  },
}

/** A call in an order of the same source, `references/api/api_guides/calling-integration-guide.mdx`: it wraps 0.1 ETH. */
export const publicOrderCall =
  '0x000000000000000000000000c02aaa39b223fe8d0a0e5c4f27ead9083c756cc20000000000000000000000000000000000000000000000000000000000000060000000000000000000000000000000000000000000000000016345785d8a000000000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000004d0e30db000000000000000000000000000000000000000000000000000000000'

/** Deposits of the same source: `features/price-stabilization.mdx` and `features/gasless-execution.mdx`. */
export const publicDeposits = {
  erc20:
    '0xe801795200000000000000000000000003508bb71268bba25ecacc8f620e01866650532c000000000000000000000000833589fcd6edb6e08f4c7c32d4f71b54bda029130000000000000000000000000000000000000000000000000000000005f5e1004c625ab9733d2d5702beed88f4156575e25d599d5145551d5bf2bfc358db234b',
  native:
    '0x49290c1c00000000000000000000000003508bb71268bba25ecacc8f620e01866650532c70387ea00ba97925c3bf1263363b2a7bdc0401faa00f0af4140627c7f385952c',
} as const

interface PublicOrder {
  salt: string
  user: string
  input: readonly [chainId: string, currency: string, amount: string]
  output: readonly [chainId: string, currency: string, minimumAmount: string, expectedAmount: string]
  deadline: number
}

/** All of them may be refunded on either chain, and are filled by one contract of one solver. */
function orderOf({ salt, user, input, output, deadline }: PublicOrder) {
  const extraData = '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f'
  const [originChainId, originCurrency, amount] = input
  const [chainId, currency, minimumAmount, expectedAmount] = output
  const refund = { recipient: user, minimumAmount: '0', deadline, extraData }
  return {
    version: 'v1',
    solverChainId: 'base',
    solver: '0xf70da97812cb96acdf810712aa562db8dfa3dbef',
    salt,
    inputs: [
      {
        payment: { chainId: originChainId, currency: originCurrency, amount, weight: '1' },
        refunds: [
          { chainId: originChainId, currency: originCurrency, ...refund },
          { chainId, currency, ...refund },
        ],
      },
    ],
    output: {
      chainId,
      payments: [{ recipient: user, currency, minimumAmount, expectedAmount }],
      calls: [] as string[],
      deadline,
      extraData,
    },
    fees: [],
  }
}
