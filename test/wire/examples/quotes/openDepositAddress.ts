import { amount } from '../amount.ts'
import { baseEth, optimismEth } from '../currencies.ts'
import type { WireExample } from '../wireExample.ts'

/** An open deposit address for native tokens. */
export const openDepositAddress: WireExample = {
  source: 'relayprotocol/relay-docs f0bbe93 (2026-08-21), features/deposit-addresses.mdx',
  asked: {
    user: '0xF0AE622e463fa757Cf72243569E18Be7Df1996cd',
    originChainId: 8453,
    destinationChainId: 10,
    originCurrency: '0x0000000000000000000000000000000000000000',
    destinationCurrency: '0x0000000000000000000000000000000000000000',
    amount: '100000000000000000',
    tradeType: 'EXACT_INPUT',
    recipient: '0xF0AE622e463fa757Cf72243569E18Be7Df1996cd',
    useDepositAddress: true,
    refundTo: '0xF0AE622e463fa757Cf72243569E18Be7Df1996cd',
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
              from: '0xF0AE622e463fa757Cf72243569E18Be7Df1996cd',
              to: '0x856533b33e4526ca3df3b4df4205955056d9d3f0',
              data: '0x',
              value: '100000000000000000',
              chainId: 8453,
              gas: '27300',
              maxFeePerGas: '6500000',
              maxPriorityFeePerGas: '1000000',
            },
            check: {
              endpoint:
                '/intents/status/v3?requestId=0x5288854c6ff2bf4eb4f53f515e599217c20ded0654f7bbfa2a459ebfe462a57c',
              method: 'GET',
            },
          },
        ],
        requestId: '0x5288854c6ff2bf4eb4f53f515e599217c20ded0654f7bbfa2a459ebfe462a57c',
        depositAddress: '0x856533b33e4526ca3df3b4df4205955056d9d3f0',
      },
    ],
    fees: {
      gas: amount(baseEth, '143425703256', '0.000000143425703256', '0.000302', '143425703256'),
      relayer: amount(baseEth, '19775083466725', '0.000019775083466725', '0.041623', '19775083466725'),
      relayerGas: amount(baseEth, '773003796434', '0.000000773003796434', '0.001627', '773003796434'),
      relayerService: amount(baseEth, '19002079670291', '0.000019002079670291', '0.039996', '19002079670291'),
      app: amount(baseEth, '0', '0.0', '0', '0'),
      subsidized: amount(baseEth, '0', '0.0', '0', '0'),
    },
    details: {
      operation: 'swap',
      sender: '0xF0AE622e463fa757Cf72243569E18Be7Df1996cd',
      recipient: '0xF0AE622e463fa757Cf72243569E18Be7Df1996cd',
      currencyIn: amount(baseEth, '100000000000000000', '0.1', '210.480239', '100000000000000000'),
      currencyOut: amount(
        optimismEth,
        '99980224916533275',
        '0.099980224916533275',
        '210.438616',
        '97980620418202610',
      ),
      refundCurrency: amount(baseEth, '100000000000000000', '0.1', '210.480239', '100000000000000000'),
      totalImpact: { usd: '-0.041623', percent: '-0.02' },
      swapImpact: { usd: '-0.000000', percent: '-0.00' },
      expandedPriceImpact: {
        swap: { usd: '-0.019996' },
        execution: { usd: '-0.021627' },
        relay: { usd: '0' },
        app: { usd: '0' },
        sponsored: { usd: '0' },
      },
      rate: '0.9998022491653327',
      slippageTolerance: {
        origin: { usd: '0.000000', value: '0', percent: '0.00' },
        destination: { usd: '4.187728', value: '1999604498330665', percent: '1.99' },
      },
      timeEstimate: 2,
      userBalance: '0',
      isFixedRate: false,
      route: {
        origin: {
          inputCurrency: amount(baseEth, '100000000000000000', '0.1', '210.480239', '100000000000000000'),
          outputCurrency: amount(baseEth, '100000000000000000', '0.1', '210.480239', '100000000000000000'),
          router: 'relay',
        },
        destination: {
          inputCurrency: amount(
            optimismEth,
            '99980224916533275',
            '0.099980224916533275',
            '210.438616',
            '97980620418202610',
          ),
          outputCurrency: amount(
            optimismEth,
            '99980224916533275',
            '0.099980224916533275',
            '210.438616',
            '97980620418202610',
          ),
          router: 'relay',
        },
      },
    },
    protocol: {
      v2: {
        orderId: '0x8391f3eb54c0999767a970a1603aaf16403a17263cdf723adec76e3fda5be275',
        orderData: {
          version: 'v1',
          solverChainId: 'base',
          solver: '0xf70da97812cb96acdf810712aa562db8dfa3dbef',
          salt: '0x184ed77f343bff09b7255a75f0be900ac82c00c276c0a97eed2948ab3a1e8503',
          inputs: [
            {
              payment: {
                chainId: 'base',
                currency: '0x0000000000000000000000000000000000000000',
                amount: '100000000000000000',
                weight: '1',
              },
              refunds: [
                {
                  chainId: 'base',
                  recipient: '0xF0AE622e463fa757Cf72243569E18Be7Df1996cd',
                  currency: '0x0000000000000000000000000000000000000000',
                  minimumAmount: '0',
                  deadline: 1791082506,
                  extraData: '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
                },
                {
                  chainId: 'optimism',
                  recipient: '0xF0AE622e463fa757Cf72243569E18Be7Df1996cd',
                  currency: '0x0000000000000000000000000000000000000000',
                  minimumAmount: '0',
                  deadline: 1791082506,
                  extraData: '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
                },
              ],
            },
          ],
          output: {
            chainId: 'optimism',
            payments: [
              {
                recipient: '0xF0AE622e463fa757Cf72243569E18Be7Df1996cd',
                currency: '0x0000000000000000000000000000000000000000',
                minimumAmount: '97980620418202610',
                expectedAmount: '99980224916533275',
              },
            ],
            calls: [],
            deadline: 1791082506,
            extraData: '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
          },
          fees: [],
        },
        paymentDetails: {
          chainId: 'base',
          depository: '0x4cd00e387622c35bddb9b4c962c136462338bc31',
          currency: '0x0000000000000000000000000000000000000000',
          amount: '100000000000000000',
        },
      },
    },
  },
}
