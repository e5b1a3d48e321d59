import type { WireExample } from './wireExample.ts'

const docs = 'relayprotocol/relay-docs f0bbe93 (2026-08-21), references/api'
const types = 'relayprotocol/relay-kit c3af14d (2026-08-04), packages/sdk/src/types/api.ts'

const relayed = 'ST0x-Technology/st0x.liquidity, crates/bridge/relay-fixtures'

/** The status of a request, as every version of the lookup writes it. */
export const statusExamples: Readonly<Record<string, WireExample>> = {
  'v1, refunded': {
    source: `${types}, GET /intents/status: names and words; the values are ours`,
    answer: {
      status: 'fallback',
      details: 'Refunded',
      inTxHashes: ['0x9d1a2a0fae4fb2e06a4ae2c2c9e02bd3f1a9a8b2c2f1d8b7e3c1a0f9e8d7c6b5'],
      txHashes: ['0x1f2e3d4c5b6a798887a6b5c4d3e2f1a0b9c8d7e6f5a4b3c2d1e0f9a8b7c6d5e4'],
      time: 1713290386145,
      originChainId: 1,
      destinationChainId: 10,
    },
  },
  'v1, before the deposit': {
    source: `${types}, GET /intents/status: names and words; the values are ours`,
    answer: { status: 'pending', details: '', inTxHashes: [], txHashes: [], time: 1713290386145 },
  },
  'v2, deposited': {
    source: `${types}, GET /intents/status/v2: names and words; the values are ours`,
    answer: {
      status: 'depositing',
      details: null,
      inTxHashes: ['0x9d1a2a0fae4fb2e06a4ae2c2c9e02bd3f1a9a8b2c2f1d8b7e3c1a0f9e8d7c6b5'],
      txHashes: [],
      time: 1713290386145,
      quoteCreatedAt: 1713290380000,
      originChainId: 8453,
      destinationChainId: 42161,
    },
  },
  'v3, filled on Solana': {
    source: `${docs}/api_guides/bridging-integration-guide.mdx`,
    answer: {
      status: 'success',
      inTxHashes: ['0xae0a66324f82bc54299663972b3a48c939af777ff795b13bd72e7755a6a68bb3'],
      txHashes: ['3exJVjCEMfqVCBN6FBCXPFp6JUmm91pBp9Mp5XWwkoBVAgcr6fM4kZyzdAhoRWtWAvVESMZPGA7G1CibTF8uxaMk'],
      updatedAt: 1769988962883,
      originChainId: 8453,
      destinationChainId: 792703809,
    },
  },
  'v3, with invalid reasons': {
    source: `${docs}/changelog.mdx, 2026-08-07: names and words; the values are ours`,
    answer: {
      status: 'submitted',
      details: null,
      failReason: 'N/A',
      refundFailReason: 'N/A',
      inTxHashes: ['0xae0a66324f82bc54299663972b3a48c939af777ff795b13bd72e7755a6a68bb3'],
      txHashes: [],
      updatedAt: 1769988962883,
      quoteCreatedAt: 1769988950000,
      originChainId: 8453,
      destinationChainId: 10,
    },
  },
  'v3, refunded with a reason': {
    source: `${docs}/api_guides/webhooks.mdx and ${docs}/changelog.mdx, 2026-08-07; the values are ours`,
    answer: {
      status: 'refund',
      details: null,
      failReason: 'DOUBLE_SPEND',
      refundFailReason: 'N/A',
      inTxHashes: ['0xae0a66324f82bc54299663972b3a48c939af777ff795b13bd72e7755a6a68bb3'],
      txHashes: [],
      updatedAt: 1774993296121,
      originChainId: 8453,
      destinationChainId: 42161,
    },
  },
  'v3, before the deposit': {
    source: `${relayed}/status_waiting.json (2026-10-01)`,
    answer: { status: 'waiting', quoteCreatedAt: 1790881452244 },
  },
  'v3, deposited': {
    source: `${relayed}/status_pending.json (2026-10-01)`,
    answer: {
      status: 'pending',
      details: 'Looking for a way',
      inTxHashes: ['0xeeee66456ace7aae93e6ed814d32a3748a5fc86d7101a259a4f62a44822c819d'],
      txHashes: [],
      updatedAt: 1790875513702,
      originChainId: 1,
      destinationChainId: 4663,
      quoteCreatedAt: 1790875481812,
      failReason: 'N/A',
      refundFailReason: 'N/A',
    },
  },
  'v3, filled on Ethereum': {
    source: `${relayed}/status_success.json (2026-10-01), of the quote swapWithRefundTo`,
    answer: {
      status: 'success',
      inTxHashes: ['0x8b4dba3c5bc03dd67671c71836b4ab61c2435c7bf2dacc11ab80362225fce961'],
      txHashes: ['0x4d08b9f1596e351ac0b9ea38702a83c28a53b20fa3fdd9ada60d2a0b556bc40d'],
      updatedAt: 1790875122855,
      originChainId: 4663,
      destinationChainId: 1,
      quoteCreatedAt: 1790875063993,
      failReason: 'N/A',
      refundFailReason: 'N/A',
    },
  },
  'v3, refunded where too little was paid': {
    source: `${relayed}/status_refund.json (2026-10-01)`,
    answer: {
      status: 'refund',
      details: 'Paying back',
      inTxHashes: ['0x1dd1b32e03951ea87347dd8234b120b50f16443d8085bb161539e212649b8d81'],
      txHashes: ['0xf27f49b3e941788a37775b874e1a91a711c26578c041921a24efd96cd14cea8d'],
      updatedAt: 1790876117784,
      originChainId: 4663,
      destinationChainId: 1,
      quoteCreatedAt: 1790876103021,
      failReason: 'DEPOSITED_AMOUNT_TOO_LOW_TO_FILL',
      refundFailReason: 'N/A',
    },
  },
  'v1, of an unpaid quote': {
    source: '0xSoftBoi/suwappubot, docs/research/relay/04-live-api-probe.md (2026-09-07)',
    answer: { status: 'unknown' },
  },
  'a word of the documents that no list has': {
    source: `${docs}/get-intents-status-v3.mdx`,
    answer: { status: 'delayed', updatedAt: 1774993296121 },
  },
  'another such word': {
    source:
      'relayprotocol/relay-gasless-examples, byo-eoa-permit/lib/types.ts, and earlier versions of the same page; the value is ours',
    answer: { status: 'refunded', updatedAt: 1774993296121 },
  },
}
