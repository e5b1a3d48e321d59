/** An answer with which a deployment refuses. */
export interface WireErrorExample {
  source: string
  status: number
  headers?: Readonly<Record<string, string>>
  answer: unknown
}

const docs = 'relayprotocol/relay-docs f0bbe93 (2026-08-21)'
const types = 'relayprotocol/relay-kit c3af14d (2026-08-04), packages/sdk/src/types/api.ts'

/** Refusals of each shape; their messages are written by us. */
export const errorExamples = {
  invalidCurrency: {
    source: `${docs}, references/api/api_core_concepts/handling-errors.mdx`,
    status: 400,
    answer: { message: 'No such currency', errorCode: 'INVALID_INPUT_CURRENCY' },
  },
  amountTooHigh: {
    source:
      'ST0x-Technology/st0x.liquidity, crates/bridge/relay-fixtures/quote_error_amount_too_high.json (October 2026)',
    status: 400,
    answer: {
      message: 'The amount is above the maximum',
      errorCode: 'AMOUNT_TOO_HIGH',
      requestId: '0x1790e99e6e1ee1deeb9531b5ad7f87091b3d71254b3176de9e8b5f6c6d0bd3a3',
    },
  },
  noRoutes: {
    source: `${docs}, references/api/api_core_concepts/handling-errors.mdx`,
    status: 400,
    answer: { message: 'No route', errorCode: 'NO_SWAP_ROUTES_FOUND' },
  },
  destinationFailed: {
    source: `${docs}, references/api/api_core_concepts/handling-errors.mdx`,
    status: 400,
    answer: {
      message: 'The call failed',
      errorCode: 'DESTINATION_TX_FAILED',
      errorData: 'execution reverted',
    },
  },
  solanaTooLarge: {
    source: `${docs}, references/api/api_guides/solana.mdx`,
    status: 400,
    answer: { message: '1416 bytes of 1232', errorCode: 'SOLANA_TX_TOO_LARGE' },
  },
  simulated: {
    source: `${types}, POST /quote/v2 with 400: names; the values are ours`,
    status: 400,
    answer: {
      message: 'The call failed',
      errorCode: 'DESTINATION_TX_FAILED',
      errorData: '0x08c379a0',
      requestId: '0x92b99e6e1ee1deeb9531b5ad7f87091b3d71254b3176de9e8b5f6c6d0bd3a331',
      approxSimulatedBlock: 24310012,
      failedCallData: {
        from: '0xf70da97812cb96acdf810712aa562db8dfa3dbef',
        to: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
        data: '0xa9059cbb',
        value: '0',
      },
    },
  },
  unauthorized: {
    source: `${types}, POST /quote/v2 with 401: names; the values are ours`,
    status: 401,
    answer: { message: 'No such key', errorCode: 'UNAUTHORIZED' },
  },
  unauthorizedQuote: {
    source: '0xSoftBoi/suwappubot, docs/research/relay/04-live-api-probe.md (2026-09-07)',
    status: 401,
    answer: { message: 'A key is needed', errorCode: 'UNAUTHORIZED_QUOTE' },
  },
  tooManyQuotes: {
    source: `${types}, POST /quote/v2 with 429: names; the values are ours`,
    status: 429,
    answer: { message: 'Too many requests' },
  },
  internal: {
    source: `${types}, POST /quote/v2 with 500: names; the values are ours`,
    status: 500,
    answer: {
      message: 'Something failed',
      errorCode: 'UNKNOWN_ERROR',
      requestId: '0x92b99e6e1ee1deeb9531b5ad7f87091b3d71254b3176de9e8b5f6c6d0bd3a331',
    },
  },
  v2Throttled: {
    source: `${docs}, references/api/api_guides/migrating-to-requests-v3.mdx`,
    status: 429,
    answer: {
      message: 'Over the limit of GET /requests/v2',
      successor: 'https://api.relay.link/requests/v3',
      migrationGuide: 'https://docs.relay.link/references/api/api_guides/migrating-to-requests-v3',
    },
  },
  permitRefused: {
    source: `${types}, POST /execute/permits with 400: names; the values are ours`,
    status: 400,
    answer: { message: 'The permit is not valid' },
  },
  executionRefused: {
    source: `${docs}, features/gasless-execution.mdx`,
    status: 400,
    answer: {
      error: 'INVALID_SIGNATURE',
      message: 'The signature is not valid',
      requestId: '0x887091202256e66960493eb09c410188307cc734c919e89696b3ae9993a7fa1d',
      details: {
        topLevel: {
          type: 'CALL',
          address: '0xca11bde05977b3631167028862be2a173976ca11',
          contract: 'Multicall3',
          function: 'Multicall3.aggregate3Value',
        },
        innermost: {
          type: 'CALL',
          address: '0x000000000022d473030f116ddee9f6b43ac78ba3',
          contract: 'Permit2',
          selector: '0xda9c8680',
          error: 'execution reverted',
        },
        revert: {
          type: 'customError',
          label: 'INVALID_SIGNATURE',
          message: 'The signature is not valid',
          selector: '0x8baa579f',
          name: 'InvalidSignature',
        },
      },
    },
  },
  executionUnauthorized: {
    source: `${types}, POST /execute with 401`,
    status: 401,
    answer: { error: 'Unauthorized' },
  },
} satisfies Readonly<Record<string, WireErrorExample>>
