import { baseEth, optimismEth } from '../currencies.ts'
import type { WireExample } from '../wireExample.ts'

/** A delayed request of v2 whose deposit address is a plain text. */
export const plainDepositAddressV2: WireExample = {
  source:
    'relayprotocol/relay-docs f0bbe93 (2026-08-21), references/api/api_guides/migrating-to-requests-v3.mdx (deposit address, delayed): shapes; the values are ours',
  answer: {
    id: '0x5288854c6ff2bf4eb4f53f515e599217c20ded0654f7bbfa2a459ebfe462a57c',
    status: 'delayed',
    user: '0xf0ae622e463fa757cf72243569e18be7df1996cd',
    recipient: '0x3aa5ebb10dc797cac828524e59a333d0a371443c',
    depositAddress: '0x856533b33e4526ca3df3b4df4205955056d9d3f0',
    data: {
      supersededByRequestId: null,
      failReason: 'N/A',
      refundFailReason: 'N/A',
      currency: 'eth',
      currencyObject: {},
      inTxs: [{ hash: '0x41ce03', chainId: 8453, status: 'success', type: 'onchain' }],
      outTxs: [],
      metadata: {
        sender: '0x856533b33e4526ca3df3b4df4205955056d9d3f0',
        recipient: '0x3aa5ebb10dc797cac828524e59a333d0a371443c',
        currencyIn: { currency: baseEth, amount: '100000000000000000', amountFormatted: '0.1' },
        currencyOut: { currency: optimismEth, amount: '99980224916533275' },
        rate: '0.9998022491653327',
      },
    },
    createdAt: '2026-04-05T01:12:06.153Z',
    updatedAt: '2026-04-05T01:12:44.199Z',
  },
}
