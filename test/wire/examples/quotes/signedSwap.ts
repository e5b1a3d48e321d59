import { amount } from '../amount.ts'
import { arbitrumEth, arbitrumUsdc, ethereumUsdCoin } from '../currencies.ts'
import type { WireExample } from '../wireExample.ts'

/** A tiny amount over two chains to another recipient, whose solver signed the order; it refunds that recipient on the destination, too. */
export const signedSwap: WireExample = {
  source:
    'nuanu-ai/agent-payment-node, tests/core/relay-fixtures/arbitrum-usdc-ethereum-usdc-quote-20260925.json (POST /quote/v2); its body is in the README beside it and in the test of the body',
  asked: {
    user: '0x0B4Dd0C3dA001Fa146EEd3f80B01860BEF6B8a14',
    originChainId: 42161,
    destinationChainId: 1,
    originCurrency: '0xaf88d065e77c8cC2239327C5EDb3A432268e5831',
    destinationCurrency: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    amount: '500000',
    tradeType: 'EXACT_INPUT',
    recipient: '0x991e254B5C8e0AAf6c244eaa2706BAd059809b04',
    refundTo: '0x0B4Dd0C3dA001Fa146EEd3f80B01860BEF6B8a14',
    includeProtocolData: true,
    usePermit: false,
    useDepositAddress: false,
  },
  answer: {
    requestId: '0x1790347296eecf49063b04bfc0180fdb606d0a4ee94bc8fce967fb9e93adb0d8',
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
              from: '0x0B4Dd0C3dA001Fa146EEd3f80B01860BEF6B8a14',
              to: '0xaf88d065e77c8cC2239327C5EDb3A432268e5831',
              data: '0x095ea7b30000000000000000000000004cd00e387622c35bddb9b4c962c136462338bc31000000000000000000000000000000000000000000000000000000000007a120',
              value: '0',
              chainId: 42161,
              gas: '79920',
              maxFeePerGas: '22000000',
              maxPriorityFeePerGas: '0',
            },
          },
        ],
        requestId: '0x1790347296eecf49063b04bfc0180fdb606d0a4ee94bc8fce967fb9e93adb0d8',
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
              from: '0x0B4Dd0C3dA001Fa146EEd3f80B01860BEF6B8a14',
              to: '0x4cd00e387622c35bddb9b4c962c136462338bc31',
              data: '0xe80179520000000000000000000000000b4dd0c3da001fa146eed3f80b01860bef6b8a14000000000000000000000000af88d065e77c8cc2239327c5edb3a432268e5831000000000000000000000000000000000000000000000000000000000007a120dfa96000d694eb399616c6b35e815ecb13d4871c9286f6a57a82eee03bbb2377',
              value: '0',
              chainId: 42161,
              gas: '85121',
              maxFeePerGas: '22000000',
              maxPriorityFeePerGas: '0',
            },
            check: {
              endpoint:
                '/intents/status/v3?requestId=0x1790347296eecf49063b04bfc0180fdb606d0a4ee94bc8fce967fb9e93adb0d8',
              method: 'GET',
            },
          },
        ],
        requestId: '0x1790347296eecf49063b04bfc0180fdb606d0a4ee94bc8fce967fb9e93adb0d8',
        depositAddress: '',
      },
    ],
    fees: {
      gas: amount(arbitrumEth, '1872662000000', '0.000001872662', '0.005039', '1872662000000'),
      relayer: amount(arbitrumUsdc, '401482', '0.401482', '0.401449', '401482'),
      relayerGas: amount(arbitrumUsdc, '381441', '0.381441', '0.381410', '381441'),
      relayerService: amount(arbitrumUsdc, '20041', '0.020041', '0.020039', '20041'),
      app: amount(arbitrumUsdc, '0', '0.0', '0', '0'),
      subsidized: amount(arbitrumUsdc, '0', '0.0', '0', '0'),
    },
    details: {
      operation: 'swap',
      sender: '0x0B4Dd0C3dA001Fa146EEd3f80B01860BEF6B8a14',
      recipient: '0x991e254B5C8e0AAf6c244eaa2706BAd059809b04',
      currencyIn: amount(arbitrumUsdc, '500000', '0.5', '0.499960', '500000'),
      currencyOut: amount(ethereumUsdCoin, '98518', '0.098518', '0.098510', '94065'),
      refundCurrency: amount(arbitrumUsdc, '500000', '0.5', '0.499960', '500000'),
      totalImpact: {
        usd: '-0.401450',
        percent: '-80.30',
      },
      swapImpact: {
        usd: '-0.000001',
        percent: '-0.00',
      },
      expandedPriceImpact: {
        swap: {
          usd: '-0.000041',
        },
        execution: {
          usd: '-0.401409',
        },
        relay: {
          usd: '0',
        },
        app: {
          usd: '0',
        },
        sponsored: {
          usd: '0',
        },
      },
      rate: '0.197036',
      slippageTolerance: {
        total: '452',
        origin: {
          usd: '0.000000',
          value: '0',
          percent: '0.00',
        },
        destination: {
          usd: '0.004443',
          value: '4453',
          percent: '4.51',
        },
      },
      timeEstimate: 4,
      userBalance: '0',
      isFixedRate: false,
      route: {
        origin: {
          inputCurrency: amount(arbitrumUsdc, '500000', '0.5', '0.499960', '500000'),
          outputCurrency: amount(arbitrumUsdc, '500000', '0.5', '0.499960', '500000'),
          router: 'relay',
        },
        destination: {
          inputCurrency: amount(ethereumUsdCoin, '98518', '0.098518', '0.098510', '94065'),
          outputCurrency: amount(ethereumUsdCoin, '98518', '0.098518', '0.098510', '94065'),
          router: 'relay',
        },
      },
    },
    protocol: {
      v2: {
        orderId: '0xdfa96000d694eb399616c6b35e815ecb13d4871c9286f6a57a82eee03bbb2377',
        hubType: 'onchain',
        orderData: {
          version: 'v1',
          solverChainId: 'base',
          solver: '0xf70da97812cb96acdf810712aa562db8dfa3dbef',
          salt: '0x2668d48caf337a33a01de79e929b2ac40366a71bda8c3568a0709dac63c071af',
          inputs: [
            {
              payment: {
                chainId: 'arbitrum',
                currency: '0xaf88d065e77c8cc2239327c5edb3a432268e5831',
                amount: '500000',
                weight: '1',
              },
              refunds: [
                {
                  chainId: 'arbitrum',
                  recipient: '0x0B4Dd0C3dA001Fa146EEd3f80B01860BEF6B8a14',
                  currency: '0xaf88d065e77c8cc2239327c5edb3a432268e5831',
                  minimumAmount: '0',
                  deadline: 1790952096,
                  extraData: '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
                },
                {
                  chainId: 'ethereum',
                  recipient: '0x991e254B5C8e0AAf6c244eaa2706BAd059809b04',
                  currency: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
                  minimumAmount: '0',
                  deadline: 1790952096,
                  extraData: '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
                },
              ],
            },
          ],
          output: {
            chainId: 'ethereum',
            payments: [
              {
                recipient: '0x991e254B5C8e0AAf6c244eaa2706BAd059809b04',
                currency: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
                minimumAmount: '94065',
                expectedAmount: '98518',
              },
            ],
            calls: [],
            deadline: 1790952096,
            extraData: '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
          },
          fees: [],
        },
        orderSignature:
          '0xe8e588ff686e6df3c3c0354a43b9566f80b9edd22b3503b8bc89d23a609ef62d663190fd5c106ec8076fb66b9f55b74bddaf325f3a0c2d1332f9344736dee5d11b',
        paymentDetails: {
          chainId: 'arbitrum',
          depository: '0x4cd00e387622c35bddb9b4c962c136462338bc31',
          currency: '0xaf88d065e77c8cc2239327c5edb3a432268e5831',
          amount: '500000',
        },
      },
    },
  },
}
