import type { WireExample } from './wireExample.ts'

const kit = 'relayprotocol/relay-kit c3af14d (2026-08-04), packages/sdk'

/** Answers of `POST /execute/permits` to a signature. */
export const signatureAnswers = {
  accepted: {
    source: `${kit}/src/types/api.ts, POST /execute/permits with 200: names; the value is ours`,
    answer: { message: 'Taken' },
  },
  empty: {
    source: `${kit}/src/types/api.ts, POST /execute/permits with 200: every name may be missing`,
    answer: {},
  },
  withSteps: {
    source: `${kit}/tests/data/postSignatureExtraSteps.ts`,
    answer: {
      steps: [
        {
          id: 'approve',
          action: 'More to do',
          description: 'Approve USDC',
          kind: 'transaction',
          requestId: '0xe28f6697997f8945811199f29ab1b29a0123ed5bc3788aefaa1fbd1dbddf756d',
          items: [
            {
              status: 'incomplete',
              data: {
                to: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
                data: '0x095ea7b3000000000000000000000000000000000022d473030f116ddee9f6b43ac78ba3000000000000000000000000ffffffffffffffffffffffffffffffffffffffff',
                value: '0',
                maxFeePerGas: '13946259706',
                maxPriorityFeePerGas: '3618812859',
                chainId: 1,
              },
            },
          ],
        },
      ],
    },
  },
  withBareSteps: {
    source: `${kit}/src/types/api.ts, POST /execute/permits with 200: names; the values are ours`,
    answer: {
      message: 'Send it yourself',
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
                to: '0x4cd00e387622c35bddb9b4c962c136462338bc31',
                data: '0x49290c1c00000000000000000000000003508bb71268bba25ecacc8f620e01866650532c70387ea00ba97925c3bf1263363b2a7bdc0401faa00f0af4140627c7f385952c',
                value: '100000000000000',
                chainId: 8453,
              },
              check: {
                endpoint:
                  '/intents/status/v3?requestId=0xa9ad21ed31b40317d2dad7750d642b8a72adf086f250f8a33c1636488c780878',
                method: 'GET',
              },
            },
          ],
        },
      ],
    },
  },
} satisfies Readonly<Record<string, WireExample>>
