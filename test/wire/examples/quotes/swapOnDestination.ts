import { amount } from '../amount.ts'
import { baseEth, polygonPol, polygonUsdc } from '../currencies.ts'
import type { WireExample } from '../wireExample.ts'

/** Native tokens for another recipient, swapped on the destination: the order refunds there what was to be swapped. */
export const swapOnDestination: WireExample = {
  source:
    'nuanu-ai/agent-payment-node, tests/core/relay-fixtures/relay-base-polygon-pol-quote-20261009.json (POST /quote/v2); its body as the same client asks for its other native quotes (src/relay/native-quote.ts)',
  asked: {
    user: '0x991e254B5C8e0AAf6c244eaa2706BAd059809b04',
    originChainId: 8453,
    destinationChainId: 137,
    originCurrency: '0x0000000000000000000000000000000000000000',
    destinationCurrency: '0x0000000000000000000000000000000000000000',
    amount: '50000000000000',
    tradeType: 'EXACT_INPUT',
    recipient: '0x823A3a5BaB1186141b32fC65F8E25Ca24c679Ce7',
    refundTo: '0x991e254B5C8e0AAf6c244eaa2706BAd059809b04',
    includeProtocolData: true,
    usePermit: false,
    useDepositAddress: false,
  },
  answer: {
    requestId: '0x17915174198abbe08872efe5af9bbf7f3c6d61f2b33dedbbac5c86b10ffaeb58',
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
              from: '0x991e254B5C8e0AAf6c244eaa2706BAd059809b04',
              to: '0x4cd00e387622c35bddb9b4c962c136462338bc31',
              data: '0x49290c1c000000000000000000000000991e254b5c8e0aaf6c244eaa2706bad059809b0439c569fcadc11cb96c3fdb4e8dd440db79cd8dc8b562340adc1f88b50cdc6e84',
              value: '50000000000000',
              chainId: 8453,
              gas: '32713',
              maxFeePerGas: '6509000',
              maxPriorityFeePerGas: '1009000',
            },
            check: {
              endpoint:
                '/intents/status/v3?requestId=0x17915174198abbe08872efe5af9bbf7f3c6d61f2b33dedbbac5c86b10ffaeb58',
              method: 'GET',
            },
          },
        ],
        requestId: '0x17915174198abbe08872efe5af9bbf7f3c6d61f2b33dedbbac5c86b10ffaeb58',
        depositAddress: '',
      },
    ],
    fees: {
      gas: amount(baseEth, '214351943972', '0.000000214351943972', '0.000533', '214351943972'),
      relayer: amount(baseEth, '17948260740363', '0.000017948260740363', '0.044646', '17948260740363'),
      relayerGas: amount(baseEth, '9828854194204', '0.000009828854194204', '0.024449', '9828854194204'),
      relayerService: amount(baseEth, '8119406546159', '0.000008119406546159', '0.020197', '8119406546159'),
      app: amount(baseEth, '0', '0.0', '0', '0'),
      subsidized: amount(baseEth, '0', '0.0', '0', '0'),
    },
    details: {
      operation: 'swap',
      sender: '0x991e254B5C8e0AAf6c244eaa2706BAd059809b04',
      recipient: '0x823A3a5BaB1186141b32fC65F8E25Ca24c679Ce7',
      currencyIn: amount(baseEth, '50000000000000', '0.00005', '0.124375', '50000000000000'),
      currencyOut: amount(
        polygonPol,
        '798109347401449904',
        '0.798109347401449904',
        '0.079698',
        '759161611248259148',
      ),
      refundCurrency: amount(baseEth, '50000000000000', '0.00005', '0.124375', '50000000000000'),
      totalImpact: {
        usd: '-0.044677',
        percent: '-35.92',
      },
      swapImpact: {
        usd: '-0.000031',
        percent: '-0.02',
      },
      expandedPriceImpact: {
        swap: {
          usd: '-0.000042',
        },
        execution: {
          usd: '-0.044449',
        },
        relay: {
          usd: '-0.000186',
        },
        app: {
          usd: '0',
        },
        sponsored: {
          usd: '0',
        },
      },
      rate: '15962.186948028997',
      slippageTolerance: {
        total: '488',
        origin: {
          usd: '0.000000',
          value: '0',
          percent: '0.00',
        },
        destination: {
          usd: '0.003889',
          value: '38947736153190756',
          percent: '4.88',
        },
      },
      timeEstimate: 2,
      userBalance: '0',
      isFixedRate: false,
      route: {
        origin: {
          inputCurrency: amount(baseEth, '50000000000000', '0.00005', '0.124375', '50000000000000'),
          outputCurrency: amount(baseEth, '50000000000000', '0.00005', '0.124375', '50000000000000'),
          router: 'relay',
        },
        destination: {
          inputCurrency: amount(polygonUsdc, '79625', '0.079625', '0.079609', '79625'),
          outputCurrency: amount(
            polygonPol,
            '798109347401449904',
            '0.798109347401449904',
            '0.079698',
            '759161611248259148',
          ),
          router: 'fynd-hosted',
        },
      },
    },
    protocol: {
      v2: {
        orderId: '0x39c569fcadc11cb96c3fdb4e8dd440db79cd8dc8b562340adc1f88b50cdc6e84',
        hubType: 'onchain',
        orderData: {
          version: 'v1',
          solverChainId: 'base',
          solver: '0xf70da97812cb96acdf810712aa562db8dfa3dbef',
          salt: '0xfb84de0c0860314497a3cfc8e18a919abc7368c67c6091350252413876f5a781',
          inputs: [
            {
              payment: {
                chainId: 'base',
                currency: '0x0000000000000000000000000000000000000000',
                amount: '50000000000000',
                weight: '1',
              },
              refunds: [
                {
                  chainId: 'base',
                  recipient: '0x991e254B5C8e0AAf6c244eaa2706BAd059809b04',
                  currency: '0x0000000000000000000000000000000000000000',
                  minimumAmount: '0',
                  deadline: 1792122219,
                  extraData: '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
                },
                {
                  chainId: 'polygon',
                  recipient: '0x823A3a5BaB1186141b32fC65F8E25Ca24c679Ce7',
                  currency: '0x3c499c542cef5e3811e1192ce70d8cc03d5c3359',
                  minimumAmount: '0',
                  deadline: 1792122219,
                  extraData: '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
                },
              ],
            },
          ],
          output: {
            chainId: 'polygon',
            payments: [
              {
                recipient: '0x823A3a5BaB1186141b32fC65F8E25Ca24c679Ce7',
                currency: '0x0000000000000000000000000000000000000000',
                minimumAmount: '759161611248259148',
                expectedAmount: '798109347401449904',
              },
            ],
            calls: [],
            deadline: 1792122219,
            extraData: '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
          },
          fees: [],
        },
        orderSignature:
          '0x4c7b969e6dd8968c7f93fc7707e04885a1ef6225e73cd57e0375d1db3ef93db22661dbcfe907b1c8347c868022f7f82986fb112d0818e656df53f4554e5fa29a1c',
        paymentDetails: {
          chainId: 'base',
          depository: '0x4cd00e387622c35bddb9b4c962c136462338bc31',
          currency: '0x0000000000000000000000000000000000000000',
          amount: '50000000000000',
        },
      },
    },
  },
}
