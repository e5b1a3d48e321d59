import { amount } from '../amount.ts'
import { baseEth, baseUsdc, robinhoodUsdg } from '../currencies.ts'
import type { WireExample } from '../wireExample.ts'

/** A deposit address for another recipient, without a refund address: the only refund goes to the recipient on the destination, for half a year. */
export const depositAddressForAnother: WireExample = {
  source:
    'bursar-world/bursar, apps/web/test/fixtures/relay/quote-base-deposit-address.json (POST /quote, 2026-10-10); its body is in the document of the same branch',
  asked: {
    user: '0x877c349EFb5926082C413833E8055F0991185c61',
    recipient: '0x8605853aC6A64dA11F4ED0Ff0Ad128961Cc3cd5c',
    originChainId: 8453,
    destinationChainId: 4663,
    originCurrency: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
    destinationCurrency: '0x5fc5360d0400a0fd4f2af552add042d716f1d168',
    amount: '500000',
    tradeType: 'EXACT_INPUT',
    useDepositAddress: true,
  },
  answer: {
    requestId: '0x1791645829e8f8c2368b11ee467e13802a4672ff7d07b8bd832e35e03a782337',
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
              from: '0x877c349EFb5926082C413833E8055F0991185c61',
              to: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
              data: '0xa9059cbb00000000000000000000000055747ed92b3ab2f5e8c84174c97edd96cd74c30b000000000000000000000000000000000000000000000000000000000007a120',
              value: '0',
              chainId: 8453,
              maxFeePerGas: '6500000',
              maxPriorityFeePerGas: '1000000',
            },
            check: {
              endpoint:
                '/intents/status?requestId=0x1791645829e8f8c2368b11ee467e13802a4672ff7d07b8bd832e35e03a782337',
              method: 'GET',
            },
          },
        ],
        requestId: '0x1791645829e8f8c2368b11ee467e13802a4672ff7d07b8bd832e35e03a782337',
        depositAddress: '0x55747ed92b3ab2f5e8c84174c97edd96cd74c30b',
      },
    ],
    fees: {
      gas: amount(baseEth, '144003742707', '0.000000144003742707', '0.000361', '144003742707'),
      relayer: amount(baseUsdc, '28725', '0.028725', '0.028721', '28725'),
      relayerGas: amount(baseUsdc, '8626', '0.008626', '0.008625', '8626'),
      relayerService: amount(baseUsdc, '20099', '0.020099', '0.020096', '20099'),
      app: amount(baseUsdc, '0', '0.0', '0', '0'),
      subsidized: amount(baseUsdc, '0', '0.0', '0', '0'),
    },
    details: {
      operation: 'swap',
      sender: '0x877c349EFb5926082C413833E8055F0991185c61',
      recipient: '0x8605853aC6A64dA11F4ED0Ff0Ad128961Cc3cd5c',
      currencyIn: amount(baseUsdc, '500000', '0.5', '0.499937', '500000'),
      currencyOut: amount(robinhoodUsdg, '471211', '0.471211', '0.471149', '449912'),
      refundCurrency: amount(baseUsdc, '500000', '0.5', '0.499937', '500000'),
      totalImpact: {
        usd: '-0.028788',
        percent: '-5.76',
      },
      swapImpact: {
        usd: '-0.000067',
        percent: '-0.01',
      },
      expandedPriceImpact: {
        swap: {
          usd: '-0.000115',
        },
        execution: {
          usd: '-0.028624',
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
      rate: '0.942422',
      slippageTolerance: {
        total: '452',
        origin: {
          usd: '0.000000',
          value: '0',
          percent: '0.00',
        },
        destination: {
          usd: '0.021296',
          value: '21299',
          percent: '4.52',
        },
      },
      timeEstimate: 1,
      userBalance: '0',
      isFixedRate: false,
      route: {
        origin: {
          inputCurrency: amount(baseUsdc, '500000', '0.5', '0.499937', '500000'),
          outputCurrency: amount(baseUsdc, '500000', '0.5', '0.499937', '500000'),
          router: 'relay',
        },
        destination: {
          inputCurrency: amount(robinhoodUsdg, '471211', '0.471211', '0.471149', '449912'),
          outputCurrency: amount(robinhoodUsdg, '471211', '0.471211', '0.471149', '449912'),
          router: 'relay',
        },
      },
    },
    protocol: {
      v2: {
        orderId: '0xeaf48e6538fb4e9aaefc036f0776d342b36c41ec6771a23cbacedfd3292c0f5c',
        hubType: 'onchain',
        orderData: {
          version: 'v1',
          solverChainId: 'base',
          solver: '0xf70da97812cb96acdf810712aa562db8dfa3dbef',
          salt: '0xcde314981aa83584bad3c936b4c139fd726d19632df60a137cf727c4de6dd0d1',
          inputs: [
            {
              payment: {
                chainId: 'base',
                currency: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
                amount: '500000',
                weight: '1',
              },
              refunds: [
                {
                  chainId: 'robinhood',
                  recipient: '0x8605853aC6A64dA11F4ED0Ff0Ad128961Cc3cd5c',
                  currency: '0x5fc5360d0400a0fd4f2af552add042d716f1d168',
                  minimumAmount: '0',
                  deadline: 1807197829,
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
                minimumAmount: '449912',
                expectedAmount: '471211',
              },
            ],
            calls: [],
            deadline: 1807197829,
            extraData: '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
          },
          fees: [],
        },
        paymentDetails: {
          chainId: 'base',
          depository: '0x4cd00e387622c35bddb9b4c962c136462338bc31',
          currency: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
          amount: '500000',
        },
      },
    },
  },
}
