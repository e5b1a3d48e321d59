import { amount } from '../amount.ts'
import { arbitrumUsdt, baseEth, baseUsdc, baseUsdcBare } from '../currencies.ts'
import type { WireExample } from '../wireExample.ts'

/** The same at a fixed rate of one to one. */
export const fixedRateSwap: WireExample = {
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
    fixedRate: '1:1',
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
        requestId: '0xc75496bd87224da685dca165d610e3950a962fc6c8b9878b12f8111be7c2e843',
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
              data: '0xe801795200000000000000000000000003508bb71268bba25ecacc8f620e01866650532c000000000000000000000000833589fcd6edb6e08f4c7c32d4f71b54bda029130000000000000000000000000000000000000000000000000000000005f5e100919a226d9a06bc91d18c5fed09c48e16d5ced5d642fa8804758db5fb9a923379',
              value: '0',
              chainId: 8453,
              maxFeePerGas: '6500000',
              maxPriorityFeePerGas: '1000000',
            },
            check: {
              endpoint:
                '/intents/status/v3?requestId=0xc75496bd87224da685dca165d610e3950a962fc6c8b9878b12f8111be7c2e843',
              method: 'GET',
            },
          },
        ],
        requestId: '0xc75496bd87224da685dca165d610e3950a962fc6c8b9878b12f8111be7c2e843',
        depositAddress: '',
      },
    ],
    fees: {
      gas: amount(baseEth, '166230396190', '0.00000016623039619', '0.000386', '166230396190'),
      relayer: amount(baseUsdc, '72464', '0.072464', '0.072452', '72464'),
      relayerGas: amount(baseUsdc, '2940', '0.00294', '0.002940', '2940'),
      relayerService: amount(baseUsdc, '69524', '0.069524', '0.069512', '69524'),
      app: amount(baseUsdc, '0', '0.0', '0', '0'),
      subsidized: amount(baseUsdc, '72464', '0.072464', '0.072452', '72464'),
    },
    feeSponsorship: {
      quoted: {
        selectedComponents: ['execution', 'swap', 'relay', 'app'],
        capHit: false,
        components: {
          execution: {
            selected: true,
            total: amount(baseUsdcBare, '22943', '0.022943', '0.022939', '22943'),
            sponsored: amount(baseUsdcBare, '22943', '0.022943', '0.022939', '22943'),
            userPays: amount(baseUsdcBare, '0', '0.0', '0.000000', '0'),
          },
          swap: {
            selected: true,
            total: amount(baseUsdcBare, '39522', '0.039522', '0.039515', '39522'),
            sponsored: amount(baseUsdcBare, '39522', '0.039522', '0.039515', '39522'),
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
        sponsoredTotal: amount(baseUsdcBare, '72464', '0.072464', '0.072452', '72464'),
        userPaysTotal: amount(baseUsdcBare, '0', '0.0', '0.000000', '0'),
      },
    },
    details: {
      operation: 'swap',
      sender: '0x03508bb71268bba25ecacc8f620e01866650532c',
      recipient: '0x03508bb71268bba25ecacc8f620e01866650532c',
      currencyIn: amount(baseUsdc, '100000000', '100.0', '99.983200', '100000000'),
      currencyOut: amount(arbitrumUsdt, '100000000', '100.0', '99.983200', '98000000'),
      refundCurrency: amount(baseUsdc, '100000000', '100.0', '99.983200', '100000000'),
      totalImpact: { usd: '0.000000', percent: '0.00' },
      swapImpact: { usd: '0.072452', percent: '0.07' },
      expandedPriceImpact: {
        swap: { usd: '0.032937' },
        execution: { usd: '-0.022939' },
        relay: { usd: '-0.009997' },
        app: { usd: '0' },
        sponsored: { usd: '0.072452' },
      },
      rate: '1',
      slippageTolerance: {
        origin: { usd: '0.000000', value: '0', percent: '0.00' },
        destination: { usd: '1.999664', value: '2000000', percent: '2.00' },
      },
      timeEstimate: 2,
      userBalance: '0',
      isFixedRate: true,
      fixedRateFee: { usd: '-0.049092' },
      route: {
        origin: {
          inputCurrency: amount(baseUsdc, '100000000', '100.0', '99.983200', '100000000'),
          outputCurrency: amount(baseUsdc, '100000000', '100.0', '99.983200', '100000000'),
          router: 'relay',
        },
        destination: {
          inputCurrency: amount(arbitrumUsdt, '100000000', '100.0', '99.983200', '98000000'),
          outputCurrency: amount(arbitrumUsdt, '100000000', '100.0', '99.983200', '98000000'),
          router: 'relay',
        },
      },
    },
    protocol: {
      v2: {
        orderId: '0x919a226d9a06bc91d18c5fed09c48e16d5ced5d642fa8804758db5fb9a923379',
        orderData: {
          version: 'v1',
          solverChainId: 'base',
          solver: '0xf70da97812cb96acdf810712aa562db8dfa3dbef',
          salt: '0x9f2e8093d5e102dadc84fab08103cacd5ba84b3dbd45afd574ed86710bc9461e',
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
                  deadline: 1777339828,
                  extraData: '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
                },
                {
                  chainId: 'arbitrum',
                  recipient: '0x03508bb71268bba25ecacc8f620e01866650532c',
                  currency: '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9',
                  minimumAmount: '0',
                  deadline: 1777339828,
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
                minimumAmount: '98000000',
                expectedAmount: '100000000',
              },
            ],
            calls: [],
            deadline: 1777339828,
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
