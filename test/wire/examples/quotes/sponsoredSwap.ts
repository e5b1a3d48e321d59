import { amount } from '../amount.ts'
import { arbitrumUsdt, baseEth, baseUsdc, baseUsdcBare } from '../currencies.ts'
import type { WireExample } from '../wireExample.ts'

/** Stablecoins over two chains, all fees sponsored. */
export const sponsoredSwap: WireExample = {
  source: 'relayprotocol/relay-docs f0bbe93 (2026-08-21), features/price-stabilization.mdx',
  asked: {
    user: '0x03508bb71268bba25ecacc8f620e01866650532c',
    originChainId: 8453,
    destinationChainId: 42161,
    originCurrency: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
    destinationCurrency: '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9',
    amount: '100000000',
    tradeType: 'EXACT_INPUT',
    subsidizeFees: true,
  },
  answer: {
    steps: [
      {
        id: 'approve',
        action: 'Confirm',
        description: 'Approve USDC',
        kind: 'transaction',
        items: [
          {
            status: 'incomplete',
            data: {
              from: '0x03508bb71268bba25ecacc8f620e01866650532c',
              to: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
              data: '0x095ea7b30000000000000000000000004cd00e387622c35bddb9b4c962c136462338bc310000000000000000000000000000000000000000000000000000000005f5e100',
              value: '0',
              chainId: 8453,
              gas: '73112',
              maxFeePerGas: '6500000',
              maxPriorityFeePerGas: '1000000',
            },
          },
        ],
        requestId: '0x00180d75faabaabf3dcbbf5341aa6b17d8ce6df9ea71856892f8b2729c32c167',
      },
      {
        id: 'deposit',
        action: 'Confirm',
        description: 'Deposit',
        kind: 'transaction',
        items: [
          {
            status: 'incomplete',
            data: {
              from: '0x03508bb71268bba25ecacc8f620e01866650532c',
              to: '0x4cd00e387622c35bddb9b4c962c136462338bc31',
              data: '0xe801795200000000000000000000000003508bb71268bba25ecacc8f620e01866650532c000000000000000000000000833589fcd6edb6e08f4c7c32d4f71b54bda029130000000000000000000000000000000000000000000000000000000005f5e1004c625ab9733d2d5702beed88f4156575e25d599d5145551d5bf2bfc358db234b',
              value: '0',
              chainId: 8453,
              maxFeePerGas: '6500000',
              maxPriorityFeePerGas: '1000000',
            },
            check: {
              endpoint:
                '/intents/status/v3?requestId=0x00180d75faabaabf3dcbbf5341aa6b17d8ce6df9ea71856892f8b2729c32c167',
              method: 'GET',
            },
          },
        ],
        requestId: '0x00180d75faabaabf3dcbbf5341aa6b17d8ce6df9ea71856892f8b2729c32c167',
        depositAddress: '',
      },
    ],
    fees: {
      gas: amount(baseEth, '166022510785', '0.000000166022510785', '0.000385', '166022510785'),
      relayer: amount(baseUsdc, '72445', '0.072445', '0.072433', '72445'),
      relayerGas: amount(baseUsdc, '2941', '0.002941', '0.002941', '2941'),
      relayerService: amount(baseUsdc, '69504', '0.069504', '0.069492', '69504'),
      app: amount(baseUsdc, '0', '0.0', '0', '0'),
      subsidized: amount(baseUsdc, '72445', '0.072445', '0.072433', '72445'),
    },
    feeSponsorship: {
      quoted: {
        selectedComponents: ['execution', 'swap', 'relay', 'app'],
        capHit: false,
        components: {
          execution: {
            selected: true,
            total: amount(baseUsdcBare, '22944', '0.022944', '0.022940', '22944'),
            sponsored: amount(baseUsdcBare, '22944', '0.022944', '0.022940', '22944'),
            userPays: amount(baseUsdcBare, '0', '0.0', '0.000000', '0'),
          },
          swap: {
            selected: true,
            total: amount(baseUsdcBare, '39502', '0.039502', '0.039495', '39502'),
            sponsored: amount(baseUsdcBare, '39502', '0.039502', '0.039495', '39502'),
            userPays: amount(baseUsdcBare, '0', '0.0', '0.000000', '0'),
          },
          relay: {
            selected: true,
            total: amount(baseUsdcBare, '9999', '0.009999', '0.009997', '9999'),
            sponsored: amount(baseUsdcBare, '9999', '0.009999', '0.009997', '9999'),
            userPays: amount(baseUsdcBare, '0', '0.0', '0.000000', '0'),
          },
          app: {
            selected: true,
            total: amount(baseUsdcBare, '0', '0.0', '0.000000', '0'),
            sponsored: amount(baseUsdcBare, '0', '0.0', '0.000000', '0'),
            userPays: amount(baseUsdcBare, '0', '0.0', '0.000000', '0'),
          },
        },
        sponsoredTotal: amount(baseUsdcBare, '72445', '0.072445', '0.072433', '72445'),
        userPaysTotal: amount(baseUsdcBare, '0', '0.0', '0.000000', '0'),
      },
    },
    details: {
      operation: 'swap',
      sender: '0x03508bb71268bba25ecacc8f620e01866650532c',
      recipient: '0x03508bb71268bba25ecacc8f620e01866650532c',
      currencyIn: amount(baseUsdc, '100000000', '100.0', '99.983200', '100000000'),
      currencyOut: amount(arbitrumUsdt, '99950900', '99.9509', '99.934108', '97951882'),
      refundCurrency: amount(baseUsdc, '100000000', '100.0', '99.983200', '100000000'),
      totalImpact: { usd: '-0.049092', percent: '-0.05' },
      swapImpact: { usd: '0.023341', percent: '0.02' },
      expandedPriceImpact: {
        swap: { usd: '-0.016154' },
        execution: { usd: '-0.02294' },
        relay: { usd: '-0.009997' },
        app: { usd: '0' },
        sponsored: { usd: '0.072433' },
      },
      rate: '0.9995090000000001',
      slippageTolerance: {
        origin: { usd: '0.000000', value: '0', percent: '0.00' },
        destination: { usd: '1.998682', value: '1999018', percent: '2.00' },
      },
      timeEstimate: 2,
      userBalance: '0',
      isFixedRate: false,
      route: {
        origin: {
          inputCurrency: amount(baseUsdc, '100000000', '100.0', '99.983200', '100000000'),
          outputCurrency: amount(baseUsdc, '100000000', '100.0', '99.983200', '100000000'),
          router: 'relay',
        },
        destination: {
          inputCurrency: amount(arbitrumUsdt, '99950900', '99.9509', '99.934108', '97951882'),
          outputCurrency: amount(arbitrumUsdt, '99950900', '99.9509', '99.934108', '97951882'),
          router: 'relay',
        },
      },
    },
    protocol: {
      v2: {
        orderId: '0x4c625ab9733d2d5702beed88f4156575e25d599d5145551d5bf2bfc358db234b',
        orderData: {
          version: 'v1',
          solverChainId: 'base',
          solver: '0xf70da97812cb96acdf810712aa562db8dfa3dbef',
          salt: '0xd286b86b54a2a3d4eaa99814ea4652cd4790e6ebeaf9c802586514a52dd281c9',
          inputs: [
            {
              payment: {
                chainId: 'base',
                currency: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
                amount: '100000000',
                weight: '1',
              },
              refunds: [
                {
                  chainId: 'base',
                  recipient: '0x03508bb71268bba25ecacc8f620e01866650532c',
                  currency: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
                  minimumAmount: '0',
                  deadline: 1777339792,
                  extraData: '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
                },
                {
                  chainId: 'arbitrum',
                  recipient: '0x03508bb71268bba25ecacc8f620e01866650532c',
                  currency: '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9',
                  minimumAmount: '0',
                  deadline: 1777339792,
                  extraData: '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
                },
              ],
            },
          ],
          output: {
            chainId: 'arbitrum',
            payments: [
              {
                recipient: '0x03508bb71268bba25ecacc8f620e01866650532c',
                currency: '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9',
                minimumAmount: '97951882',
                expectedAmount: '99950900',
              },
            ],
            calls: [],
            deadline: 1777339792,
            extraData: '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
          },
          fees: [],
        },
        paymentDetails: {
          chainId: 'base',
          depository: '0x4cd00e387622c35bddb9b4c962c136462338bc31',
          currency: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
          amount: '100000000',
        },
      },
    },
  },
}
