import type { WireExample } from '../wireExample.ts'

/** A deposit on Bitcoin that another request took over, before anything was filled. */
export const fromBitcoinV3: WireExample = {
  source:
    'relayprotocol/relay-docs f0bbe93 (2026-08-21), features/deposit-addresses.mdx (superseded requests) and references/api/api_guides/bitcoin.mdx: shapes; the ids are ours',
  answer: {
    id: '0x1ebf65e0a3f7976ef40e4f83f1e0b46aaa605c567117a442374777214c432961',
    status: 'pending',
    user: 'bc1q4vxn43l44h30nkluqfxd9eckf45vr2awz38lwa',
    sender: 'bc1q4vxn43l44h30nkluqfxd9eckf45vr2awz38lwa',
    recipient: '0x03508bb71268bba25ecacc8f620e01866650532c',
    refundTo: null,
    supersededByRequestId: '0x90399ed9112ee951b6312fae28196e02384f6fd26c5d40a3d51bf2b0fbb1ae80',
    depositAddress: {
      address: 'bc1q327vyreq97q3n5ksha8ld998w02hereae20k8n',
      type: 'open',
      depositor: 'bc1q4vxn43l44h30nkluqfxd9eckf45vr2awz38lwa',
      depositTxHash: '5b4d1b8b7f2f4b0c8f0a7d4f3f6f0d9e1c2b3a4958677685a4b3c2d1e0f90817',
      recoveryAddress: null,
    },
    requestType: null,
    features: ['deposit_address'],
    data: {
      failReason: null,
      refundFailReason: null,
      inTxs: [
        {
          txHash: '5b4d1b8b7f2f4b0c8f0a7d4f3f6f0d9e1c2b3a4958677685a4b3c2d1e0f90817',
          chainId: 8253038,
          type: 'onchain',
          status: 'success',
        },
      ],
      outTxs: [],
      route: {
        quoted: null,
        actual: {
          origin: {
            inputCurrency: { currency: { chainId: 8253038, symbol: 'BTC', decimals: 8 }, amount: '100000' },
            outputCurrency: null,
          },
          destination: null,
        },
      },
    },
    protocol: null,
    createdAt: '2026-04-05T01:12:06.153Z',
    updatedAt: '2026-04-05T01:12:44.199Z',
  },
}
