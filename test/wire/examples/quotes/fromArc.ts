import { amount } from '../amount.ts'
import { arcGasUsdc, arcUsdc, robinhoodUsdg } from '../currencies.ts'
import type { WireExample } from '../wireExample.ts'

/** From a chain whose gas currency has the symbol of the token that is paid, other decimals, and empty metadata. */
export const fromArc: WireExample = {
  source:
    'bursar-world/bursar, apps/web/test/fixtures/relay/quote-arc.json (POST /quote, 2026-10-10); its body is in the document of the same branch',
  asked: {
    user: '0x877c349EFb5926082C413833E8055F0991185c61',
    recipient: '0x8605853aC6A64dA11F4ED0Ff0Ad128961Cc3cd5c',
    originChainId: 5042,
    destinationChainId: 4663,
    originCurrency: '0x3600000000000000000000000000000000000000',
    destinationCurrency: '0x5fc5360d0400a0fd4f2af552add042d716f1d168',
    amount: '500000',
    tradeType: 'EXACT_INPUT',
  },
  answer: {
    requestId: '0x1791645827842823640c759520845393d3fa66cbe9269b2f2e356e0e62eb63af',
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
              from: '0x877c349EFb5926082C413833E8055F0991185c61',
              to: '0x3600000000000000000000000000000000000000',
              data: '0x095ea7b30000000000000000000000004cd00e387622c35bddb9b4c962c136462338bc31000000000000000000000000000000000000000000000000000000000007a120',
              value: '0',
              chainId: 5042,
              gas: '73113',
              maxFeePerGas: '22000001003',
              maxPriorityFeePerGas: '1003',
            },
          },
        ],
        requestId: '0x1791645827842823640c759520845393d3fa66cbe9269b2f2e356e0e62eb63af',
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
              from: '0x877c349EFb5926082C413833E8055F0991185c61',
              to: '0x4cD00E387622C35bDDB9b4c962C136462338BC31',
              data: '0xe8017952000000000000000000000000877c349efb5926082c413833e8055f0991185c610000000000000000000000003600000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007a12003addec5640a2b67764375b6135233f96461b2c1b4de5916dc8809fcbda18d02',
              value: '0',
              chainId: 5042,
              gas: '78419',
              maxFeePerGas: '22000001003',
              maxPriorityFeePerGas: '1003',
            },
            check: {
              endpoint:
                '/intents/status?requestId=0x1791645827842823640c759520845393d3fa66cbe9269b2f2e356e0e62eb63af',
              method: 'GET',
            },
          },
        ],
        requestId: '0x1791645827842823640c759520845393d3fa66cbe9269b2f2e356e0e62eb63af',
        depositAddress: '',
      },
    ],
    fees: {
      gas: amount(arcGasUsdc, '1725218078654257', '0.001725218078654257', '0.001725', '1725218078654257'),
      relayer: amount(arcUsdc, '25091', '0.025091', '0.025088', '25091'),
      relayerGas: amount(arcUsdc, '4792', '0.004792', '0.004791', '4792'),
      relayerService: amount(arcUsdc, '20299', '0.020299', '0.020296', '20299'),
      app: amount(arcUsdc, '0', '0.0', '0', '0'),
      subsidized: amount(arcUsdc, '0', '0.0', '0', '0'),
    },
    details: {
      operation: 'swap',
      sender: '0x877c349EFb5926082C413833E8055F0991185c61',
      recipient: '0x8605853aC6A64dA11F4ED0Ff0Ad128961Cc3cd5c',
      currencyIn: amount(arcUsdc, '500000', '0.5', '0.499937', '500000'),
      currencyOut: amount(robinhoodUsdg, '474845', '0.474845', '0.474783', '453382'),
      refundCurrency: amount(arcUsdc, '500000', '0.5', '0.499937', '500000'),
      totalImpact: {
        usd: '-0.025154',
        percent: '-5.03',
      },
      swapImpact: {
        usd: '-0.000066',
        percent: '-0.01',
      },
      expandedPriceImpact: {
        swap: {
          usd: '-0.000314',
        },
        execution: {
          usd: '-0.024791',
        },
        relay: {
          usd: '-0.000049',
        },
        app: {
          usd: '0',
        },
        sponsored: {
          usd: '0',
        },
      },
      rate: '0.94969',
      slippageTolerance: {
        total: '452',
        origin: {
          usd: '0.000000',
          value: '0',
          percent: '0.00',
        },
        destination: {
          usd: '0.021460',
          value: '21463',
          percent: '4.52',
        },
      },
      timeEstimate: 1,
      userBalance: '0',
      isFixedRate: false,
      route: {
        origin: {
          inputCurrency: amount(arcUsdc, '500000', '0.5', '0.499937', '500000'),
          outputCurrency: amount(arcUsdc, '500000', '0.5', '0.499937', '500000'),
          router: 'relay',
        },
        destination: {
          inputCurrency: amount(robinhoodUsdg, '474845', '0.474845', '0.474783', '453382'),
          outputCurrency: amount(robinhoodUsdg, '474845', '0.474845', '0.474783', '453382'),
          router: 'relay',
        },
      },
    },
    protocol: {
      v2: {
        orderId: '0x03addec5640a2b67764375b6135233f96461b2c1b4de5916dc8809fcbda18d02',
        hubType: 'onchain',
        orderData: {
          version: 'v1',
          solverChainId: 'base',
          solver: '0xf70da97812cb96acdf810712aa562db8dfa3dbef',
          salt: '0x6fa8c4ae2d3a4b98f053f5ec98cb45c5f6dc30419ee438d2eec43bda309a019f',
          inputs: [
            {
              payment: {
                chainId: 'arc',
                currency: '0x3600000000000000000000000000000000000000',
                amount: '500000',
                weight: '1',
              },
              refunds: [
                {
                  chainId: 'arc',
                  recipient: '0x877c349EFb5926082C413833E8055F0991185c61',
                  currency: '0x3600000000000000000000000000000000000000',
                  minimumAmount: '0',
                  deadline: 1792250627,
                  extraData: '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
                },
                {
                  chainId: 'robinhood',
                  recipient: '0x8605853aC6A64dA11F4ED0Ff0Ad128961Cc3cd5c',
                  currency: '0x5fc5360d0400a0fd4f2af552add042d716f1d168',
                  minimumAmount: '0',
                  deadline: 1792250627,
                  extraData: '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
                },
              ],
            },
          ],
          output: {
            chainId: 'robinhood',
            payments: [
              {
                recipient: '0x8605853aC6A64dA11F4ED0Ff0Ad128961Cc3cd5c',
                currency: '0x5fc5360d0400a0fd4f2af552add042d716f1d168',
                minimumAmount: '453382',
                expectedAmount: '474845',
              },
            ],
            calls: [],
            deadline: 1792250627,
            extraData: '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
          },
          fees: [],
        },
        paymentDetails: {
          chainId: 'arc',
          depository: '0x4cD00E387622C35bDDB9b4c962C136462338BC31',
          currency: '0x3600000000000000000000000000000000000000',
          amount: '500000',
        },
      },
    },
  },
}
