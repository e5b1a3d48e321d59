import { amount } from '../amount.ts'
import { baseUsdc, polygonUsdc } from '../currencies.ts'
import type { WireExample } from '../wireExample.ts'

/** A page of v2 with a deposit address as an object. */
export const pageV2: WireExample = {
  source: 'relayprotocol/relay-docs f0bbe93 (2026-08-21), features/deposit-addresses.mdx',
  answer: {
    requests: [
      {
        id: '0x6acbc4acb0cb61d2b42962ddaf0973b536933670ede1df3ab39f9003e9c3e04e',
        status: 'success',
        user: '0x43255777ad9bd6ff7684d04d6121cd8d96c7e32b',
        recipient: '0xf3128499092b90f1a520f63c09946dca3dadf98f',
        depositAddress: {
          address: '0xb353e49aa47514fb579d6ba6594c768379a96515',
          depositAddressType: 'open',
          depositor: '0xb353e49aa47514fb579d6ba6594c768379a96515',
          depositTxHash: '0x41ce037184d661c35f102c961c88f587d137c611bf928389a562ff139ad51d4b',
        },
        data: {
          slippageTolerance: '50',
          failReason: 'N/A',
          refundFailReason: 'N/A',
          subsidizedRequest: false,
          fees: { gas: '3807', fixed: '20002', price: '7990', gateway: '0' },
          feesUsd: { gas: '0.003806', fixed: '0.020000', price: '0.007989', gateway: '0.000000' },
          inTxs: [
            {
              fee: '9823482523847773',
              data: {
                to: '0x3c499c542cef5e3811e1192ce70d8cc03d5c3359',
                data: '0xa9059cbb0000000000000000000000004cd00e387622c35bddb9b4c962c136462338bc310000000000000000000000000000000000000000000000000000000004c3b43d1307b68c63c473186b7aebd374e9bffd16fd791ebcb37b3d005edeb88e7b7672',
                from: '0xb353e49aa47514fb579d6ba6594c768379a96515',
                value: '0',
              },
              stateChanges: [
                {
                  change: {
                    data: { tokenKind: 'ft', tokenAddress: '0x3c499c542cef5e3811e1192ce70d8cc03d5c3359' },
                    kind: 'token',
                    balanceDiff: '-79934525',
                  },
                  address: '0xb353e49aa47514fb579d6ba6594c768379a96515',
                },
                {
                  change: {
                    data: { tokenKind: 'ft', tokenAddress: '0x3c499c542cef5e3811e1192ce70d8cc03d5c3359' },
                    kind: 'token',
                    balanceDiff: '79934525',
                  },
                  address: '0x4cd00e387622c35bddb9b4c962c136462338bc31',
                },
              ],
              hash: '0x6334e6ce2558c2d4ebc187d99f3adf2605a97279a6733e612ee6cdc57f112ad3',
              block: 85115744,
              type: 'onchain',
              chainId: 137,
              timestamp: 1775351525,
              status: 'success',
            },
          ],
          currency: 'usdc',
          currencyObject: {},
          feeCurrency: 'usdc',
          feeCurrencyObject: polygonUsdc,
          appFeeCurrencyObject: polygonUsdc,
          appFees: [],
          paidAppFees: [],
          metadata: {
            sender: '0x43255777ad9bd6ff7684d04d6121cd8d96c7e32b',
            recipient: '0xf3128499092b90f1a520f63c09946dca3dadf98f',
            currencyIn: {
              currency: polygonUsdc,
              amount: '79934525',
              amountFormatted: '79.934525',
              amountUsd: '79.926372',
              amountUsdCurrent: '79.923094',
              minimumAmount: '79934525',
            },
            currencyOut: {
              currency: baseUsdc,
              amount: '79902723',
              amountFormatted: '79.902723',
              amountUsd: '79.894573',
              amountUsdCurrent: '79.891297',
              minimumAmount: '79503210',
            },
            rate: '0.9996021493841366',
            route: {
              origin: {
                inputCurrency: amount(polygonUsdc, '79934525', '79.934525', '79.926372', '79934525'),
                outputCurrency: amount(polygonUsdc, '79934525', '79.934525', '79.926372', '79934525'),
                router: 'relay',
              },
              destination: {
                inputCurrency: amount(baseUsdc, '79902723', '79.902723', '79.894573', '79503210'),
                outputCurrency: amount(baseUsdc, '79902723', '79.902723', '79.894573', '79503210'),
                router: 'relay',
              },
            },
          },
          price: '79902723',
          usesExternalLiquidity: false,
          timeEstimate: 4,
          outTxs: [
            {
              fee: '426860744193',
              data: {
                to: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
                data: '0x23b872dd000000000000000000000000f70da97812cb96acdf810712aa562db8dfa3dbef000000000000000000000000f3128499092b90f1a520f63c09946dca3dadf98f0000000000000000000000000000000000000000000000000000000004c338031307b68c63c473186b7aebd374e9bffd16fd791ebcb37b3d005edeb88e7b7672',
                from: '0xca7ded7e4f4ba8ab3b10009236ae6d1b95094589',
                value: '0',
              },
              stateChanges: [
                {
                  change: {
                    data: { tokenKind: 'ft', tokenAddress: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913' },
                    kind: 'token',
                    balanceDiff: '-79902723',
                  },
                  address: '0xf70da97812cb96acdf810712aa562db8dfa3dbef',
                },
                {
                  change: {
                    data: { tokenKind: 'ft', tokenAddress: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913' },
                    kind: 'token',
                    balanceDiff: '79902723',
                  },
                  address: '0xf3128499092b90f1a520f63c09946dca3dadf98f',
                },
              ],
              hash: '0x098d75e397350670f9c3fa4496036b0594ad3a06f00ea1784cf45b080f258651',
              block: 44281091,
              type: 'onchain',
              chainId: 8453,
              timestamp: 1775351529,
              status: 'success',
            },
          ],
        },
        referrer: 'meshpay_f5b533dc-841a-4820-a454-9912fca134c1',
        createdAt: '2026-04-05T01:12:06.153Z',
        updatedAt: '2026-04-05T01:12:44.199Z',
      },
    ],
  },
}
