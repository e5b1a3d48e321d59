import { amount } from '../amount.ts'
import { baseEth, ethereumEth } from '../currencies.ts'
import type { WireExample } from '../wireExample.ts'

/** A call on the destination chain, paid for with an exact output. */
export const destinationCalls: WireExample = {
  source:
    'relayprotocol/relay-docs f0bbe93 (2026-08-21), references/api/api_guides/calling-integration-guide.mdx',
  asked: {
    user: '0x03508bb71268bba25ecacc8f620e01866650532c',
    originChainId: 1,
    destinationChainId: 8453,
    originCurrency: '0x0000000000000000000000000000000000000000',
    destinationCurrency: '0x0000000000000000000000000000000000000000',
    amount: '100000000000000000',
    tradeType: 'EXACT_OUTPUT',
    txs: [
      { to: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2', value: '100000000000000000', data: '0xd0e30db0' },
    ],
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
              from: '0x03508bb71268bba25ecacc8f620e01866650532c',
              to: '0x4cd00e387622c35bddb9b4c962c136462338bc31',
              data: '0x49290c1c00000000000000000000000003508bb71268bba25ecacc8f620e01866650532c0d0f5bc9e030aa965a11905d83e54a407697e6fcdba5c300875db0fbf93e186b',
              value: '100012440985606146',
              chainId: 1,
              gas: '32713',
              maxFeePerGas: '386206132',
              maxPriorityFeePerGas: '246844318',
            },
            check: {
              endpoint:
                '/intents/status/v3?requestId=0xa8de0141e504d2f7ed6b17cfd03455ecc2b17ab4e63120e43c38dce8015c1004',
              method: 'GET',
            },
          },
        ],
        requestId: '0xa8de0141e504d2f7ed6b17cfd03455ecc2b17ab4e63120e43c38dce8015c1004',
        depositAddress: '',
      },
    ],
    fees: {
      gas: amount(ethereumEth, '8496534904000', '0.000008496534904', '0.019054', '8496534904000'),
      relayer: amount(ethereumEth, '12440985606146', '0.000012440985606146', '0.027900', '12440985606146'),
      relayerGas: amount(ethereumEth, '1293116969649', '0.000001293116969649', '0.002900', '1293116969649'),
      relayerService: amount(
        ethereumEth,
        '11147868636497',
        '0.000011147868636497',
        '0.025000',
        '11147868636497',
      ),
      app: amount(ethereumEth, '0', '0.0', '0', '0'),
      subsidized: amount(ethereumEth, '0', '0.0', '0', '0'),
    },
    details: {
      operation: 'swap',
      sender: '0x03508bb71268bba25ecacc8f620e01866650532c',
      recipient: '0x03508bb71268bba25ecacc8f620e01866650532c',
      currencyIn: amount(
        ethereumEth,
        '100012440985606146',
        '0.100012440985606146',
        '224.286014',
        '100012440985606146',
      ),
      currencyOut: amount(baseEth, '100000000000000000', '0.1', '224.258114', '100000000000000000'),
      refundCurrency: amount(
        ethereumEth,
        '100012440985606146',
        '0.100012440985606146',
        '224.286014',
        '100012440985606146',
      ),
      totalImpact: { usd: '-0.027900', percent: '-0.01' },
      swapImpact: { usd: '0.000000', percent: '0.00' },
      expandedPriceImpact: {
        swap: { usd: '0.000000' },
        execution: { usd: '-0.0229' },
        relay: { usd: '-0.005' },
        app: { usd: '0' },
      },
      rate: '0.9998756056198255',
      slippageTolerance: {
        origin: { usd: '0.000000', value: '0', percent: '0.00' },
        destination: { usd: '0.000000', value: '0', percent: '0.00' },
      },
      timeEstimate: 4,
      userBalance: '0',
      isFixedRate: true,
      route: {
        origin: {
          inputCurrency: amount(
            ethereumEth,
            '100012440985606146',
            '0.100012440985606146',
            '224.286014',
            '100012440985606146',
          ),
          outputCurrency: amount(
            ethereumEth,
            '100012440985606146',
            '0.100012440985606146',
            '224.286014',
            '100012440985606146',
          ),
          router: 'relay',
        },
        destination: {
          inputCurrency: amount(baseEth, '100000000000000000', '0.1', '224.258114', '100000000000000000'),
          outputCurrency: amount(baseEth, '100000000000000000', '0.1', '224.258114', '100000000000000000'),
          router: 'relay',
        },
      },
    },
    protocol: {
      v2: {
        orderId: '0x0d0f5bc9e030aa965a11905d83e54a407697e6fcdba5c300875db0fbf93e186b',
        orderData: {
          version: 'v1',
          solverChainId: 'base',
          solver: '0xf70da97812cb96acdf810712aa562db8dfa3dbef',
          salt: '0xbf53c12cc90713fc86fc9a59f4c8d1e11377ef6ae345b4de91eae3c6e99f3141',
          inputs: [
            {
              payment: {
                chainId: 'ethereum',
                currency: '0x0000000000000000000000000000000000000000',
                amount: '100012440985606146',
                weight: '1',
              },
              refunds: [
                {
                  chainId: 'ethereum',
                  recipient: '0x03508bb71268bba25ecacc8f620e01866650532c',
                  currency: '0x0000000000000000000000000000000000000000',
                  minimumAmount: '0',
                  deadline: 1770778474,
                  extraData: '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
                },
                {
                  chainId: 'base',
                  recipient: '0x03508bb71268bba25ecacc8f620e01866650532c',
                  currency: '0x0000000000000000000000000000000000000000',
                  minimumAmount: '0',
                  deadline: 1770778474,
                  extraData: '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
                },
              ],
            },
          ],
          output: {
            chainId: 'base',
            payments: [
              {
                recipient: '0xb92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
                currency: '0x0000000000000000000000000000000000000000',
                minimumAmount: '100000000000000000',
                expectedAmount: '100000000000000000',
              },
            ],
            calls: [
              '0x000000000000000000000000c02aaa39b223fe8d0a0e5c4f27ead9083c756cc20000000000000000000000000000000000000000000000000000000000000060000000000000000000000000000000000000000000000000016345785d8a000000000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000004d0e30db000000000000000000000000000000000000000000000000000000000',
            ],
            deadline: 1770778474,
            extraData: '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
          },
          fees: [],
        },
        paymentDetails: {
          chainId: 'ethereum',
          depository: '0x4cd00e387622c35bddb9b4c962c136462338bc31',
          currency: '0x0000000000000000000000000000000000000000',
          amount: '100012440985606146',
        },
      },
    },
  },
}
