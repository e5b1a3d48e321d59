import type { WireExample } from './wireExample.ts'

/** Steps with something to sign, where a source shows no whole quote around them. */
export const signatureSteps = {
  claim: {
    source: 'relayprotocol/relay-docs f0bbe93 (2026-08-21), features/app-fees.mdx',
    answer: {
      id: 'authorize',
      action: 'Sign',
      description: 'Authorize',
      kind: 'signature',
      items: [
        {
          status: 'incomplete',
          data: {
            sign: {
              signatureKind: 'eip191',
              message: '0xa344c6123e3da9fc3f9c81edeab0b2eb39f2ea80ba54a6e0ad00123dc180619c',
            },
            post: {
              endpoint: '/execute/permits',
              method: 'POST',
              body: {
                kind: 'claim',
                requestId: '0xa344c6123e3da9fc3f9c81edeab0b2eb39f2ea80ba54a6e0ad00123dc180619c',
              },
            },
          },
        },
      ],
    },
  },
  transferAuthorization: {
    source:
      'relayprotocol/relay-docs f0bbe93 (2026-08-21), references/api/api_core_concepts/step-execution.mdx',
    answer: {
      id: 'authorize1',
      action: 'Sign',
      description: 'Sign',
      kind: 'signature',
      items: [
        {
          status: 'incomplete',
          data: {
            sign: {
              signatureKind: 'eip712',
              types: {
                TransferWithAuthorization: [
                  { name: 'from', type: 'address' },
                  { name: 'to', type: 'address' },
                  { name: 'value', type: 'uint256' },
                  { name: 'validAfter', type: 'uint256' },
                  { name: 'validBefore', type: 'uint256' },
                  { name: 'nonce', type: 'bytes32' },
                ],
              },
              domain: {
                name: 'USD Coin',
                version: '2',
                chainId: 8453,
                verifyingContract: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
              },
              primaryType: 'TransferWithAuthorization',
              value: {
                from: '0x03508bb71268bba25ecacc8f620e01866650532c',
                to: '0xf70da97812cb96acdf810712aa562db8dfa3dbef',
                value: '1000000',
                validAfter: 0,
                validBefore: 1764948419,
                nonce: '0xc1333d553004054a9c9a45ceedfae13040c7f064736c29b5c7ebc1c6b11a0a71',
              },
            },
            post: {
              endpoint: '/execute/permits',
              method: 'POST',
              body: {
                kind: 'eip3009',
                requestId: '0xfadc232794fbef5794f1e28b780c3d4ffd19df3f0f42f1e3b8f873abf11e79b2',
                api: 'swap',
              },
            },
          },
          check: {
            endpoint:
              '/intents/status/v3?requestId=0xfadc232794fbef5794f1e28b780c3d4ffd19df3f0f42f1e3b8f873abf11e79b2',
            method: 'GET',
          },
        },
      ],
    },
  },
  permit2: {
    source:
      'relayprotocol/relay-docs f0bbe93 (2026-08-21), references/api/api_core_concepts/step-execution.mdx; the calldata inside is shortened there',
    answer: {
      id: 'authorize2',
      action: 'Sign',
      description: 'Sign',
      kind: 'signature',
      items: [
        {
          status: 'incomplete',
          data: {
            sign: {
              signatureKind: 'eip712',
              domain: {
                name: 'Permit2',
                chainId: 8453,
                verifyingContract: '0x000000000022D473030F116dDEE9F6B43aC78BA3',
              },
              types: {
                PermitBatchWitnessTransferFrom: [
                  { name: 'permitted', type: 'TokenPermissions[]' },
                  { name: 'spender', type: 'address' },
                  { name: 'nonce', type: 'uint256' },
                  { name: 'deadline', type: 'uint256' },
                  { name: 'witness', type: 'RelayerWitness' },
                ],
                TokenPermissions: [
                  { name: 'token', type: 'address' },
                  { name: 'amount', type: 'uint256' },
                ],
                RelayerWitness: [
                  { name: 'relayer', type: 'address' },
                  { name: 'refundTo', type: 'address' },
                  { name: 'nftRecipient', type: 'address' },
                  { name: 'call3Values', type: 'Call3Value[]' },
                ],
                Call3Value: [
                  { name: 'target', type: 'address' },
                  { name: 'allowFailure', type: 'bool' },
                  { name: 'value', type: 'uint256' },
                  { name: 'callData', type: 'bytes' },
                ],
              },
              value: {
                permitted: [{ token: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913', amount: '1000000' }],
                nonce: '3073764008035',
                deadline: 1764948471,
                spender: '0xbbbfd134e9b44bfb5123898ba36b01de7ab93d98',
                witness: {
                  relayer: '0xf70da97812cb96acdf810712aa562db8dfa3dbef',
                  refundTo: '0x03508bb71268bba25ecacc8f620e01866650532c',
                  nftRecipient: '0x03508bb71268bba25ecacc8f620e01866650532c',
                  call3Values: [
                    {
                      target: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
                      allowFailure: false,
                      value: '0',
                      callData: '0x095ea7b3...',
                    },
                  ],
                },
              },
              primaryType: 'PermitBatchWitnessTransferFrom',
            },
            post: {
              endpoint: '/execute/permits',
              method: 'POST',
              body: {
                kind: 'permit2',
                requestId: '0x4d1756eae7d23122047cbe2f11a749ca8275983e4d8757a8b44af9d1b829df39',
                api: 'user-swap',
              },
            },
          },
          check: {
            endpoint:
              '/intents/status/v3?requestId=0x4d1756eae7d23122047cbe2f11a749ca8275983e4d8757a8b44af9d1b829df39',
            method: 'GET',
          },
        },
      ],
    },
  },
  nonceMapping: {
    source:
      'relayprotocol/relay-docs f0bbe93 (2026-08-21), references/api/api_guides/hyperliquid-support.mdx',
    answer: {
      id: 'authorize',
      action: 'Map the nonce',
      description: 'Sign',
      kind: 'signature',
      items: [
        {
          status: 'incomplete',
          data: {
            sign: {
              signatureKind: 'eip712',
              domain: {
                name: 'RelayNonceMapping',
                version: '2',
                chainId: 1,
                verifyingContract: '0x0000000000000000000000000000000000000000',
              },
              types: {
                NonceMapping: [
                  { name: 'chainId', type: 'string' },
                  { name: 'wallet', type: 'address' },
                  { name: 'depositor', type: 'address' },
                  { name: 'id', type: 'bytes32' },
                  { name: 'nonce', type: 'uint256' },
                ],
              },
              value: {
                chainId: 'hyperliquid',
                wallet: '0xf3d63166f0ca56c3c1a3508fce03ff0cf3fb691e',
                depositor: '0xf3d63166f0ca56c3c1a3508fce03ff0cf3fb691e',
                nonce: 1765463670254,
                id: '0x7b3e352d6bb600f7d937250968dc9b9c7deaf34b3787fb2312fc7374603f1667',
              },
              primaryType: 'NonceMapping',
            },
            post: {
              endpoint: '/authorize',
              method: 'POST',
              body: {
                type: 'nonce-mapping',
                walletChainId: 1337,
                wallet: '0xf3d63166f0ca56c3c1a3508fce03ff0cf3fb691e',
                depositor: '0xf3d63166f0ca56c3c1a3508fce03ff0cf3fb691e',
                nonce: 1765463670254,
                id: '0x7b3e352d6bb600f7d937250968dc9b9c7deaf34b3787fb2312fc7374603f1667',
                signatureChainId: 1,
              },
            },
          },
        },
      ],
      requestId: '0x33d530353522088c2a4016a7eeb2185b8f5926ab230eff44d4495746a43a6f87',
    },
  },
} satisfies Readonly<Record<string, WireExample>>
