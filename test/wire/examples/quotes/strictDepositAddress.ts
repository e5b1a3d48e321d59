import { amount } from '../amount.ts'
import { baseEth, optimismEth } from '../currencies.ts'
import type { WireExample } from '../wireExample.ts'

/** A strict deposit address for native tokens. */
export const strictDepositAddress: WireExample = {
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
    strict: true,
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
              to: '0xEa04F61d00AFD8649B39b873306949aa11630067',
              data: '0x',
              value: '100000000000000000',
              chainId: 8453,
              gas: '27300',
              maxFeePerGas: '6500000',
              maxPriorityFeePerGas: '1000000',
            },
            check: {
              endpoint:
                '/intents/status/v3?requestId=0xcb422162ba0a775cadcdc7983fc2108e761840446fe3f241fd8f72286fd3b4f8',
              method: 'GET',
            },
          },
        ],
        requestId: '0xcb422162ba0a775cadcdc7983fc2108e761840446fe3f241fd8f72286fd3b4f8',
        depositAddress: '0xEa04F61d00AFD8649B39b873306949aa11630067',
      },
    ],
    fees: {
      gas: amount(baseEth, '143437744316', '0.000000143437744316', '0.000302', '143437744316'),
      relayer: amount(baseEth, '19782653616567', '0.000019782653616567', '0.041606', '19782653616567'),
      relayerGas: amount(baseEth, '773072690010', '0.00000077307269001', '0.001626', '773072690010'),
      relayerService: amount(baseEth, '19009580926557', '0.000019009580926557', '0.039980', '19009580926557'),
      app: amount(baseEth, '0', '0.0', '0', '0'),
      subsidized: amount(baseEth, '0', '0.0', '0', '0'),
    },
    details: {
      operation: 'swap',
      sender: '0xF0AE622e463fa757Cf72243569E18Be7Df1996cd',
      recipient: '0xF0AE622e463fa757Cf72243569E18Be7Df1996cd',
      currencyIn: amount(baseEth, '100000000000000000', '0.1', '210.314210', '100000000000000000'),
      currencyOut: amount(
        optimismEth,
        '99980217346383433',
        '0.099980217346383433',
        '210.272604',
        '97980612999455765',
      ),
      refundCurrency: amount(baseEth, '100000000000000000', '0.1', '210.314210', '100000000000000000'),
      totalImpact: { usd: '-0.041606', percent: '-0.02' },
      swapImpact: { usd: '0.000000', percent: '0.00' },
      expandedPriceImpact: {
        swap: { usd: '-0.019980' },
        execution: { usd: '-0.021626' },
        relay: { usd: '0' },
        app: { usd: '0' },
        sponsored: { usd: '0' },
      },
      rate: '0.9998021734638343',
      slippageTolerance: {
        origin: { usd: '0.000000', value: '0', percent: '0.00' },
        destination: { usd: '4.184425', value: '1999604346927668', percent: '1.99' },
      },
      timeEstimate: 2,
      userBalance: '0',
      isFixedRate: false,
      route: {
        origin: {
          inputCurrency: amount(baseEth, '100000000000000000', '0.1', '210.314210', '100000000000000000'),
          outputCurrency: amount(baseEth, '100000000000000000', '0.1', '210.314210', '100000000000000000'),
          router: 'relay',
        },
        destination: {
          inputCurrency: amount(
            optimismEth,
            '99980217346383433',
            '0.099980217346383433',
            '210.272604',
            '97980612999455765',
          ),
          outputCurrency: amount(
            optimismEth,
            '99980217346383433',
            '0.099980217346383433',
            '210.272604',
            '97980612999455765',
          ),
          router: 'relay',
        },
      },
    },
    protocol: {
      v2: {
        orderId: '0x67ffde85c03352d45f9b073ef15fc73c656115d1c472de76aff9c66580eb5dc7',
        orderData: {
          version: 'v1',
          solverChainId: 'base',
          solver: '0xf70da97812cb96acdf810712aa562db8dfa3dbef',
          salt: '0xe95244440faaedb49eddcb1dda9a5b82531b38e03c5799242638685b2fdb924e',
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
                  deadline: 1791082605,
                  extraData: '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
                },
                {
                  chainId: 'optimism',
                  recipient: '0xF0AE622e463fa757Cf72243569E18Be7Df1996cd',
                  currency: '0x0000000000000000000000000000000000000000',
                  minimumAmount: '0',
                  deadline: 1791082605,
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
                minimumAmount: '97980612999455765',
                expectedAmount: '99980217346383433',
              },
            ],
            calls: [],
            deadline: 1791082605,
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
