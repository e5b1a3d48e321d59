import { amount } from '../amount.ts'
import { baseUsdcAbridged, polygonUsdce, polygonUsdceAbridged } from '../currencies.ts'
import type { WireExample } from '../wireExample.ts'

/** A sponsored bridge as v2 says it. */
export const sponsoredV2: WireExample = {
  source:
    'relayprotocol/relay-docs f0bbe93 (2026-08-21), references/api/api_guides/migrating-to-requests-v3.mdx; the components of its actual sponsorship, written … there, are left out',
  answer: {
    id: '0x0000348634...',
    status: 'success',
    user: '0xe7a2052a...',
    recipient: '0x07082933...',
    depositAddress: null,
    moonpayId: null,
    referrer: 'my-app|user-123',
    data: {
      slippageTolerance: '0',
      failReason: 'N/A',
      refundFailReason: 'N/A',
      subsidizedRequest: true,
      price: '10000000000',
      currency: 'usdc',
      currencyObject: baseUsdcAbridged,
      feeCurrency: 'usdc.e',
      feeCurrencyObject: polygonUsdce,
      appFeeCurrencyObject: polygonUsdceAbridged,
      fees: { gas: '1160', fixed: '0', price: '1999930' },
      feesUsd: { gas: '0.001159', fixed: '0.000000', price: '1.999162' },
      appFees: [
        {
          recipient: '0xdfd877...',
          bps: '5',
          amount: '5000000',
          amountUsd: '4.997980',
          amountUsdCurrent: '4.998080',
        },
      ],
      paidAppFees: [
        {
          recipient: '0xdfd877...',
          bps: '5',
          amount: '5000000',
          amountUsd: '4.997980',
          amountUsdCurrent: '4.998080',
        },
      ],
      subsidizedFee: {
        origin: { amount: '7001090', address: '0x2791bc...', chainId: 137 },
        sponsor: { amount: '7000949', address: '0x833589...', chainId: 8453 },
        amountUsd: '6.998261',
        amountUsdCurrent: '6.998401',
      },
      expandedPriceImpact: {
        quoted: {
          swap: { usd: '-1.999380' },
          execution: { usd: '-0.001160' },
          relay: { usd: '0.000000' },
          app: { usd: '-4.998625' },
          sponsored: { usd: '6.999165' },
        },
        actual: {
          swap: { usd: '-1.999380' },
          execution: { usd: '-0.001160' },
          relay: { usd: '0.000000' },
          app: { usd: '-4.998625' },
          sponsored: { usd: '6.999165' },
        },
      },
      feeSponsorship: {
        quoted: {
          selectedComponents: ['execution', 'swap', 'relay', 'app'],
          capHit: false,
          components: {
            execution: {
              selected: true,
              total: amount(
                { chainId: 137, symbol: 'USDC.e', decimals: 6 },
                '1160',
                '0.00116',
                '0.001160',
                '1160',
              ),
              sponsored: {
                currency: { chainId: 137, symbol: 'USDC.e', decimals: 6 },
                amount: '1160',
                amountUsd: '0.001160',
              },
              userPays: {
                currency: { chainId: 137, symbol: 'USDC.e', decimals: 6 },
                amount: '0',
                amountUsd: '0',
              },
            },
            swap: {
              selected: true,
              total: {
                currency: { chainId: 137, symbol: 'USDC.e', decimals: 6 },
                amount: '1999380',
                amountUsd: '1.999380',
              },
              sponsored: { amount: '1999380', amountUsd: '1.999380' },
              userPays: { amount: '0', amountUsd: '0' },
            },
            relay: {
              selected: true,
              total: { amount: '0', amountUsd: '0.000000' },
              sponsored: { amount: '0', amountUsd: '0' },
              userPays: { amount: '0', amountUsd: '0' },
            },
            app: {
              selected: true,
              total: { amount: '5000000', amountUsd: '4.998625' },
              sponsored: { amount: '5000000', amountUsd: '4.998625' },
              userPays: { amount: '0', amountUsd: '0' },
            },
          },
          sponsoredTotal: {
            currency: { chainId: 137, symbol: 'USDC.e', decimals: 6 },
            amount: '7001090',
            amountFormatted: '7.00109',
            amountUsd: '6.999165',
          },
          userPaysTotal: {
            currency: { chainId: 137, symbol: 'USDC.e', decimals: 6 },
            amount: '0',
            amountUsd: '0',
          },
        },
        actual: {
          selectedComponents: ['execution', 'swap', 'relay', 'app'],
          capHit: false,
          sponsoredTotal: { amount: '7001090', amountUsd: '6.999165' },
          userPaysTotal: { amount: '0', amountUsd: '0' },
        },
      },
      inTxs: [
        {
          hash: '0xcd4d70...',
          fee: '139725000000000',
          block: 87433122,
          type: 'onchain',
          chainId: 137,
          timestamp: 1779747672,
          status: 'success',
          data: {},
          stateChanges: [],
        },
      ],
      outTxs: [
        {
          hash: '0x1c0089...',
          fee: '433800000000',
          block: 46479163,
          type: 'onchain',
          chainId: 8453,
          timestamp: 1779747673,
          status: 'success',
          data: {},
          stateChanges: [],
        },
      ],
      usesExternalLiquidity: false,
      timeEstimate: 4,
      metadata: {
        sender: '0xE7a205...',
        recipient: '0x070829...',
        currencyIn: {
          currency: polygonUsdce,
          amount: '10000000000',
          amountFormatted: '10000.0',
          amountUsd: '9997.600000',
          amountUsdCurrent: '9996.000000',
          minimumAmount: '10000000000',
        },
        currencyOut: {
          currency: baseUsdcAbridged,
          amount: '10000000000',
          amountFormatted: '10000.0',
          amountUsd: '9997.600000',
          amountUsdCurrent: '9996.000000',
          minimumAmount: '10000000000',
        },
        rate: '1',
        route: {
          origin: {
            inputCurrency: {
              currency: { chainId: 137, symbol: 'USDC.e', decimals: 6 },
              amount: '10000000000',
            },
            outputCurrency: {
              currency: { chainId: 137, symbol: 'USDC.e', decimals: 6 },
              amount: '10000000000',
            },
            router: 'relay',
          },
          destination: {
            inputCurrency: {
              currency: { chainId: 8453, symbol: 'USDC', decimals: 6 },
              amount: '10000000000',
            },
            outputCurrency: {
              currency: { chainId: 8453, symbol: 'USDC', decimals: 6 },
              amount: '10000000000',
            },
            router: 'relay',
          },
        },
      },
    },
    protocol: {
      orderId: '0x...',
      hubType: 'onchain',
      isWithdrawable: false,
      solver: { address: '0x...', protocolChainId: '8453', chainId: 8453 },
      deposit: {
        origin: {
          amount: '10000000000',
          chainId: 137,
          currency: '0x2791bc...',
          depositor: '0xe7a205...',
          depository: '0x...',
          onchainId: '0x...',
          transactionId: '0xcd4d70...',
        },
      },
      settlement: { destination: { fills: [{ chainId: 8453, transactionId: '0x1c0089...' }], refunds: [] } },
    },
    createdAt: '2026-05-25T22:21:11.161Z',
    updatedAt: '2026-05-25T22:21:51.291Z',
  },
}
