import { amount } from '../amount.ts'
import { baseEth, lighterUsdcperp } from '../currencies.ts'
import type { WireExample } from '../wireExample.ts'

/** From Lighter: a transfer between accounts. */
export const fromLighter: WireExample = {
  source: 'relayprotocol/relay-docs f0bbe93 (2026-08-21), references/api/api_guides/lighter-support.mdx',
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
              action: {
                type: 'transfer',
                parameters: {
                  toAccountIndex: 723071,
                  assetIndex: 3,
                  fromRouteType: 0,
                  toRouteType: 0,
                  amount: 1000000,
                  usdcFee: 3000000,
                  memo: '0xfc88e4016659ca122b91dae1aedbb9038e09693a7ce33a1ed1a053d71bdb6aa2',
                },
              },
            },
            check: {
              endpoint:
                '/intents/status/v3?requestId=0x67ef65da60de7815d1fa42546dbee934b97d67f18bf5eb536ab616449a436aa3',
              method: 'GET',
            },
          },
        ],
        requestId: '0x67ef65da60de7815d1fa42546dbee934b97d67f18bf5eb536ab616449a436aa3',
        depositAddress: '',
      },
    ],
    fees: {
      gas: amount(lighterUsdcperp, '3000000', '3.0', '2.999505', '3000000'),
      relayer: amount(lighterUsdcperp, '22319', '0.022319', '0.022315', '22319'),
      relayerGas: amount(lighterUsdcperp, '1518', '0.001518', '0.001518', '1518'),
      relayerService: amount(lighterUsdcperp, '20801', '0.020801', '0.020798', '20801'),
      app: amount(lighterUsdcperp, '0', '0.0', '0', '0'),
      subsidized: amount(lighterUsdcperp, '0', '0.0', '0', '0'),
    },
    details: {
      operation: 'swap',
      sender: '509564',
      recipient: '0x03508bB71268BBA25ECaCC8F620e01866650532c',
      currencyIn: amount(lighterUsdcperp, '1000000', '1.0', '0.999835', '1000000'),
      currencyOut: amount(baseEth, '422039092891785', '0.000422039092891785', '0.977171', '404777693992511'),
      refundCurrency: amount(lighterUsdcperp, '1000000', '1.0', '0.999835', '1000000'),
      totalImpact: { usd: '-0.022664', percent: '-2.27' },
      swapImpact: { usd: '-0.000349', percent: '-0.03' },
      expandedPriceImpact: {
        swap: { usd: '-0.000548' },
        execution: { usd: '-0.021517' },
        relay: { usd: '-0.000599' },
        app: { usd: '0' },
        sponsored: { usd: '0' },
      },
      rate: '0.000422039092891785',
      slippageTolerance: {
        origin: { usd: '0.000000', value: '0', percent: '0.00' },
        destination: { usd: '0.039869', value: '17261398899274', percent: '4.08' },
      },
      timeEstimate: 3,
      userBalance: '0',
      isFixedRate: false,
      route: {
        origin: {
          inputCurrency: amount(lighterUsdcperp, '1000000', '1.0', '0.999835', '1000000'),
          outputCurrency: amount(lighterUsdcperp, '1000000', '1.0', '0.999835', '1000000'),
          router: 'relay',
        },
        destination: {
          inputCurrency: amount(
            baseEth,
            '422039092891785',
            '0.000422039092891785',
            '0.977171',
            '404777693992511',
          ),
          outputCurrency: amount(
            baseEth,
            '422039092891785',
            '0.000422039092891785',
            '0.977171',
            '404777693992511',
          ),
          router: 'relay',
        },
      },
    },
    protocol: {
      v2: {
        orderId: '0xfc88e4016659ca122b91dae1aedbb9038e09693a7ce33a1ed1a053d71bdb6aa2',
        orderData: {
          version: 'v1',
          solverChainId: 'base',
          solver: '0xf70da97812cb96acdf810712aa562db8dfa3dbef',
          salt: '0x686091e7a544ba90af1b4d25ee805b7520b7a1f76bea9097503d3565ef099c27',
          inputs: [
            {
              payment: { chainId: 'lighter', currency: '0', amount: '1000000', weight: '1' },
              refunds: [
                {
                  chainId: 'lighter',
                  recipient: '509564',
                  currency: '0',
                  minimumAmount: '0',
                  deadline: 1777647416,
                  extraData: '0x',
                },
                {
                  chainId: 'base',
                  recipient: '0x03508bB71268BBA25ECaCC8F620e01866650532c',
                  currency: '0x0000000000000000000000000000000000000000',
                  minimumAmount: '0',
                  deadline: 1777647416,
                  extraData: '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
                },
              ],
            },
          ],
          output: {
            chainId: 'base',
            payments: [
              {
                recipient: '0x03508bB71268BBA25ECaCC8F620e01866650532c',
                currency: '0x0000000000000000000000000000000000000000',
                minimumAmount: '404777693992511',
                expectedAmount: '422039092891785',
              },
            ],
            calls: [],
            deadline: 1777647416,
            extraData: '0x000000000000000000000000b92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
          },
          fees: [],
        },
        paymentDetails: { chainId: 'lighter', depository: '723071', currency: '0', amount: '1000000' },
      },
    },
  },
}
