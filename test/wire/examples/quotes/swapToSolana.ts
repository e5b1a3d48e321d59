import { amount } from '../amount.ts'
import { baseEth, baseUsdc, solanaSol } from '../currencies.ts'
import type { WireExample } from '../wireExample.ts'

/** To Solana, with a fee for the app. */
export const swapToSolana: WireExample = {
  source:
    '0xSoftBoi/suwappubot, docs/research/relay/probe/quote-base-usdc-to-sol-appfee.json (POST /quote, 2026-09-07); its body is described in docs/research/relay/04-live-api-probe.md, without who gets the fee, who is ours',
  asked: {
    user: '0x000000000000000000000000000000000000dEaD',
    originChainId: 8453,
    destinationChainId: 792703809,
    originCurrency: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
    destinationCurrency: '11111111111111111111111111111111',
    amount: '25000000',
    tradeType: 'EXACT_INPUT',
    recipient: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
    appFees: [
      {
        recipient: '0xf3d63166f0ca56c3c1a3508fce03ff0cf3fb691e',
        fee: '30',
      },
    ],
  },
  answer: {
    requestId: '0x1788802744c17b4221bdf13e4d5e3922214d8658835e8ac5d28ddcb5415bcb6d',
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
              from: '0x000000000000000000000000000000000000dEaD',
              to: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
              data: '0x095ea7b30000000000000000000000004cd00e387622c35bddb9b4c962c136462338bc3100000000000000000000000000000000000000000000000000000000017d7840',
              value: '0',
              chainId: 8453,
              gas: '73127',
              maxFeePerGas: '6500000',
              maxPriorityFeePerGas: '1000000',
            },
          },
        ],
        requestId: '0x1788802744c17b4221bdf13e4d5e3922214d8658835e8ac5d28ddcb5415bcb6d',
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
              from: '0x000000000000000000000000000000000000dEaD',
              to: '0x4cd00e387622c35bddb9b4c962c136462338bc31',
              data: '0xe8017952000000000000000000000000000000000000000000000000000000000000dead000000000000000000000000833589fcd6edb6e08f4c7c32d4f71b54bda0291300000000000000000000000000000000000000000000000000000000017d7840214c58540f72825bbb6a226bad6dd8256c3b2160892bc6ff4eb6fc73a8de14f9',
              value: '0',
              chainId: 8453,
              gas: '75925',
              maxFeePerGas: '6500000',
              maxPriorityFeePerGas: '1000000',
            },
            check: {
              endpoint:
                '/intents/status?requestId=0x1788802744c17b4221bdf13e4d5e3922214d8658835e8ac5d28ddcb5415bcb6d',
              method: 'GET',
            },
          },
        ],
        requestId: '0x1788802744c17b4221bdf13e4d5e3922214d8658835e8ac5d28ddcb5415bcb6d',
        depositAddress: '',
      },
    ],
    fees: {
      gas: amount(baseEth, '458212144576', '0.000000458212144576', '0.001140', '458212144576'),
      relayer: amount(baseUsdc, '37763', '0.037763', '0.037759', '37763'),
      relayerGas: amount(baseUsdc, '392', '0.000392', '0.000392', '392'),
      relayerService: amount(baseUsdc, '37371', '0.037371', '0.037367', '37371'),
      app: amount(baseUsdc, '75000', '0.075', '0.074991', '75000'),
      subsidized: amount(baseUsdc, '0', '0.0', '0', '0'),
    },
    details: {
      operation: 'swap',
      sender: '0x000000000000000000000000000000000000dEaD',
      recipient: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
      currencyIn: amount(baseUsdc, '25000000', '25.0', '24.997100', '25000000'),
      currencyOut: amount(solanaSol, '238844494', '0.238844494', '24.837489', '234067604'),
      refundCurrency: amount(baseUsdc, '25000000', '25.0', '24.997100', '25000000'),
      totalImpact: {
        usd: '-0.159611',
        percent: '-0.64',
      },
      swapImpact: {
        usd: '-0.046861',
        percent: '-0.19',
      },
      expandedPriceImpact: {
        swap: {
          usd: '-0.049231',
        },
        execution: {
          usd: '-0.020392',
        },
        relay: {
          usd: '-0.014997',
        },
        app: {
          usd: '-0.074991',
        },
        sponsored: {
          usd: '0',
        },
      },
      rate: '0.009553779759999999',
      slippageTolerance: {
        total: '200',
        origin: {
          usd: '0.000000',
          value: '0',
          percent: '0.00',
        },
        destination: {
          usd: '0.496750',
          value: '4776890',
          percent: '2.00',
        },
      },
      timeEstimate: 1,
      userBalance: '0',
      isFixedRate: false,
      route: {
        origin: {
          inputCurrency: amount(baseUsdc, '25000000', '25.0', '24.997100', '25000000'),
          outputCurrency: amount(baseUsdc, '25000000', '25.0', '24.997100', '25000000'),
          router: 'relay',
        },
        destination: {
          inputCurrency: amount(solanaSol, '238844494', '0.238844494', '24.837489', '234067604'),
          outputCurrency: amount(solanaSol, '238844494', '0.238844494', '24.837489', '234067604'),
          router: 'relay',
        },
      },
    },
    protocol: {
      v2: {
        orderId: '0x214c58540f72825bbb6a226bad6dd8256c3b2160892bc6ff4eb6fc73a8de14f9',
        hubType: 'onchain',
        orderData: {
          version: 'v1',
          solverChainId: 'base',
          solver: '0xf70da97812cb96acdf810712aa562db8dfa3dbef',
          salt: '0x5729e076107c16c1e0752b1f9edd722b0be19e46963e52e04b8f11687865ef2d',
          inputs: [
            {
              payment: {
                chainId: 'base',
                currency: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
                amount: '25000000',
                weight: '1',
              },
              refunds: [
                {
                  chainId: 'base',
                  recipient: '0x000000000000000000000000000000000000dEaD',
                  currency: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
                  minimumAmount: '0',
                  deadline: 1789407544,
                  extraData: '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
                },
                {
                  chainId: 'solana',
                  recipient: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
                  currency: '11111111111111111111111111111111',
                  minimumAmount: '0',
                  deadline: 1789407544,
                  extraData: '0x',
                },
              ],
            },
          ],
          output: {
            chainId: 'solana',
            payments: [
              {
                recipient: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
                currency: '11111111111111111111111111111111',
                minimumAmount: '234067604',
                expectedAmount: '238844494',
              },
            ],
            calls: [],
            deadline: 1789407544,
            extraData: '0x',
          },
          fees: [],
        },
        paymentDetails: {
          chainId: 'base',
          depository: '0x4cd00e387622c35bddb9b4c962c136462338bc31',
          currency: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
          amount: '25000000',
        },
      },
    },
  },
}
