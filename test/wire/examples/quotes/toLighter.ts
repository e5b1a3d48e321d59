import { amount } from '../amount.ts'
import { baseEth, lighterUsdcperp } from '../currencies.ts'
import type { WireExample } from '../wireExample.ts'

/** To Lighter, where an account is a number. */
export const toLighter: WireExample = {
  source: 'relayprotocol/relay-docs f0bbe93 (2026-08-21), references/api/api_guides/lighter-support.mdx',
  asked: {
    user: '0xf3d63166f0ca56c3c1a3508fce03ff0cf3fb691e',
    originChainId: 8453,
    destinationChainId: 3586256,
    originCurrency: '0x0000000000000000000000000000000000000000',
    destinationCurrency: '0',
    amount: '1000000000000000000',
    tradeType: 'EXACT_INPUT',
    recipient: '509564',
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
              from: '0xf3d63166f0ca56c3c1a3508fce03ff0cf3fb691e',
              to: '0x4cd00e387622c35bddb9b4c962c136462338bc31',
              data: '0x49290c1c000000000000000000000000f3d63166f0ca56c3c1a3508fce03ff0cf3fb691eb86a968b9c157fc6ab0e30ac13b7c9e8fe5ed28007b43da606737bca5f00cf6d',
              value: '1000000000000000000',
              chainId: 8453,
              gas: '32713',
              maxFeePerGas: '6500000',
              maxPriorityFeePerGas: '1000000',
            },
            check: {
              endpoint:
                '/intents/status/v3?requestId=0x63bf829d9cead2d0dc94113cc368cdc2e2f25f4a9d5c24d4123002e83cf504c1',
              method: 'GET',
            },
          },
        ],
        requestId: '0x63bf829d9cead2d0dc94113cc368cdc2e2f25f4a9d5c24d4123002e83cf504c1',
        depositAddress: '',
      },
    ],
    fees: {
      gas: amount(baseEth, '160689399841', '0.000000160689399841', '0.000372', '160689399841'),
      relayer: amount(baseEth, '703637317433828', '0.000703637317433828', '1.630976', '703637317433828'),
      relayerGas: amount(baseEth, '0', '0.0', '0', '0'),
      relayerService: amount(
        baseEth,
        '703637317433828',
        '0.000703637317433828',
        '1.630976',
        '703637317433828',
      ),
      app: amount(baseEth, '0', '0.0', '0', '0'),
      subsidized: amount(baseEth, '0', '0.0', '0', '0'),
    },
    details: {
      operation: 'swap',
      sender: '0xf3d63166f0ca56c3c1a3508fce03ff0cf3fb691e',
      recipient: '509564',
      currencyIn: amount(baseEth, '1000000000000000000', '1.0', '2317.921203', '1000000000000000000'),
      currencyOut: amount(lighterUsdcperp, '2312305224', '2312.305224', '2311.766457', '2266059120'),
      refundCurrency: amount(baseEth, '1000000000000000000', '1.0', '2317.921203', '1000000000000000000'),
      totalImpact: { usd: '-6.154746', percent: '-0.27' },
      swapImpact: { usd: '-4.523770', percent: '-0.20' },
      expandedPriceImpact: {
        swap: { usd: '-4.743994' },
        execution: { usd: '-0.02' },
        relay: { usd: '-1.390752' },
        app: { usd: '0' },
        sponsored: { usd: '0' },
      },
      rate: '2312.305224',
      slippageTolerance: {
        origin: { usd: '0.000000', value: '0', percent: '0.00' },
        destination: { usd: '46.004152', value: '46246104', percent: '1.99' },
      },
      timeEstimate: 2,
      userBalance: '0',
      isFixedRate: false,
      route: {
        origin: {
          inputCurrency: amount(baseEth, '1000000000000000000', '1.0', '2317.921203', '1000000000000000000'),
          outputCurrency: amount(baseEth, '1000000000000000000', '1.0', '2317.921203', '1000000000000000000'),
          router: 'relay',
        },
        destination: {
          inputCurrency: amount(lighterUsdcperp, '2312305224', '2312.305224', '2311.766457', '2266059120'),
          outputCurrency: amount(lighterUsdcperp, '2312305224', '2312.305224', '2311.766457', '2266059120'),
          router: 'relay',
        },
      },
    },
    protocol: {
      v2: {
        orderId: '0xb86a968b9c157fc6ab0e30ac13b7c9e8fe5ed28007b43da606737bca5f00cf6d',
        orderData: {
          version: 'v1',
          solverChainId: 'base',
          solver: '0xf70da97812cb96acdf810712aa562db8dfa3dbef',
          salt: '0xa1fc4e8df304b84b48fe04ec56e5e131e3a2dff4760d792845069edadd1c30f3',
          inputs: [
            {
              payment: {
                chainId: 'base',
                currency: '0x0000000000000000000000000000000000000000',
                amount: '1000000000000000000',
                weight: '1',
              },
              refunds: [
                {
                  chainId: 'base',
                  recipient: '0xf3d63166f0ca56c3c1a3508fce03ff0cf3fb691e',
                  currency: '0x0000000000000000000000000000000000000000',
                  minimumAmount: '0',
                  deadline: 1777644048,
                  extraData: '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
                },
                {
                  chainId: 'lighter',
                  recipient: '509564',
                  currency: '0',
                  minimumAmount: '0',
                  deadline: 1777644048,
                  extraData: '0x',
                },
              ],
            },
          ],
          output: {
            chainId: 'lighter',
            payments: [
              {
                recipient: '509564',
                currency: '0',
                minimumAmount: '2266059120',
                expectedAmount: '2312305224',
              },
            ],
            calls: [],
            deadline: 1777644048,
            extraData: '0x',
          },
          fees: [],
        },
        paymentDetails: {
          chainId: 'base',
          depository: '0x4cd00e387622c35bddb9b4c962c136462338bc31',
          currency: '0x0000000000000000000000000000000000000000',
          amount: '1000000000000000000',
        },
      },
    },
  },
}
