import { amount } from '../amount.ts'
import { arbitrumEth, baseEth } from '../currencies.ts'
import type { WireExample } from '../wireExample.ts'

/** Native tokens for a smart account, with gas overhead and without a permit. */
export const gaslessBridge: WireExample = {
  source: 'relayprotocol/relay-docs f0bbe93 (2026-08-21), features/gasless-execution.mdx',
  asked: {
    user: '0x03508bB71268BBA25ECaCC8F620e01866650532c',
    originChainId: 8453,
    destinationChainId: 42161,
    originCurrency: '0x0000000000000000000000000000000000000000',
    destinationCurrency: '0x0000000000000000000000000000000000000000',
    amount: '100000000000000',
    tradeType: 'EXACT_INPUT',
    originGasOverhead: 300000,
  },
  answer: {
    steps: [
      {
        id: 'deposit',
        action: 'Confirm',
        description: 'Deposit',
        kind: 'transaction',
        items: [
          {
            status: 'incomplete',
            data: {
              from: '0x03508bB71268BBA25ECaCC8F620e01866650532c',
              to: '0x4cd00e387622c35bddb9b4c962c136462338bc31',
              data: '0x49290c1c00000000000000000000000003508bb71268bba25ecacc8f620e01866650532c70387ea00ba97925c3bf1263363b2a7bdc0401faa00f0af4140627c7f385952c',
              value: '100000000000000',
              chainId: 8453,
              maxFeePerGas: '3501361',
              maxPriorityFeePerGas: '1000007',
            },
            check: {
              endpoint:
                '/intents/status/v3?requestId=0xa9ad21ed31b40317d2dad7750d642b8a72adf086f250f8a33c1636488c780878',
              method: 'GET',
            },
          },
        ],
        requestId: '0xa9ad21ed31b40317d2dad7750d642b8a72adf086f250f8a33c1636488c780878',
        depositAddress: '',
      },
    ],
    fees: {
      gas: amount(baseEth, '89121108862', '0.000000089121108862', '0.000279', '89121108862'),
      relayer: amount(baseEth, '9212128356056', '0.000009212128356056', '0.028858', '9212128356056'),
      relayerGas: amount(baseEth, '1219936568400', '0.0000012199365684', '0.003822', '1219936568400'),
      relayerService: amount(baseEth, '7992191787656', '0.000007992191787656', '0.025037', '7992191787656'),
      app: amount(baseEth, '0', '0.0', '0', '0'),
      subsidized: amount(baseEth, '0', '0.0', '0', '0'),
    },
    details: {
      operation: 'swap',
      sender: '0x03508bB71268BBA25ECaCC8F620e01866650532c',
      recipient: '0x03508bB71268BBA25ECaCC8F620e01866650532c',
      currencyIn: amount(baseEth, '100000000000000', '0.0001', '0.313265', '100000000000000'),
      currencyOut: amount(
        arbitrumEth,
        '90787871643944',
        '0.000090787871643944',
        '0.284407',
        '86520841676679',
      ),
      refundCurrency: amount(baseEth, '100000000000000', '0.0001', '0.313265', '100000000000000'),
      totalImpact: { usd: '-0.028858', percent: '-9.21' },
      swapImpact: { usd: '0.000000', percent: '0.00' },
      expandedPriceImpact: {
        swap: { usd: '-0.000030' },
        execution: { usd: '-0.023822' },
        relay: { usd: '-0.005007' },
        app: { usd: '0' },
      },
      rate: '0.90787871643944',
      slippageTolerance: {
        origin: { usd: '0.000000', value: '0', percent: '0.00' },
        destination: { usd: '0.013339', value: '4267029967265', percent: '4.69' },
      },
      timeEstimate: 1,
      userBalance: '0',
      isFixedRate: true,
      route: {
        origin: {
          inputCurrency: amount(baseEth, '100000000000000', '0.0001', '0.313265', '100000000000000'),
          outputCurrency: amount(baseEth, '100000000000000', '0.0001', '0.313265', '100000000000000'),
          router: 'relay',
        },
        destination: {
          inputCurrency: amount(
            arbitrumEth,
            '90787871643944',
            '0.000090787871643944',
            '0.284407',
            '86520841676679',
          ),
          outputCurrency: amount(
            arbitrumEth,
            '90787871643944',
            '0.000090787871643944',
            '0.284407',
            '86520841676679',
          ),
          router: 'relay',
        },
      },
    },
    protocol: {
      v2: {
        orderId: '0x70387ea00ba97925c3bf1263363b2a7bdc0401faa00f0af4140627c7f385952c',
        orderData: {
          version: 'v1',
          solverChainId: 'base',
          solver: '0xf70da97812cb96acdf810712aa562db8dfa3dbef',
          salt: '0x7cae8841bbd4c7c9da1b2a8d9ebdc948d54f5cb4178aca2d289e65edc1bddf52',
          inputs: [
            {
              payment: {
                chainId: 'base',
                currency: '0x0000000000000000000000000000000000000000',
                amount: '100000000000000',
                weight: '1',
              },
              refunds: [
                {
                  chainId: 'base',
                  recipient: '0x03508bB71268BBA25ECaCC8F620e01866650532c',
                  currency: '0x0000000000000000000000000000000000000000',
                  minimumAmount: '0',
                  deadline: 1768418493,
                  extraData: '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
                },
                {
                  chainId: 'arbitrum',
                  recipient: '0x03508bB71268BBA25ECaCC8F620e01866650532c',
                  currency: '0x0000000000000000000000000000000000000000',
                  minimumAmount: '0',
                  deadline: 1768418493,
                  extraData: '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
                },
              ],
            },
          ],
          output: {
            chainId: 'arbitrum',
            payments: [
              {
                recipient: '0x03508bB71268BBA25ECaCC8F620e01866650532c',
                currency: '0x0000000000000000000000000000000000000000',
                minimumAmount: '86520841676679',
                expectedAmount: '90787871643944',
              },
            ],
            calls: [],
            deadline: 1768418493,
            extraData: '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
          },
          fees: [],
        },
        paymentDetails: {
          chainId: 'base',
          depository: '0x4cd00e387622c35bddb9b4c962c136462338bc31',
          currency: '0x0000000000000000000000000000000000000000',
          amount: '100000000000000',
        },
      },
    },
  },
}
