import type { WireExample } from './wireExample.ts'

const source =
  'relayprotocol/relay-kit c3af14d (2026-08-04), packages/sdk/src/types/TransactionStepItem.ts: names; the values, and the addresses that stand beside them, are ours'

const requestId = '0x02e937b4d022321b56673e12a42064dde45f25b2f7da0db5eb6b4fa5b747f64a'

function depositOf(data: unknown): WireExample {
  const check = { endpoint: `/intents/status/v3?requestId=${requestId}`, method: 'GET' }
  const items = [{ status: 'incomplete', data, check }]
  return {
    source,
    answer: {
      id: 'deposit',
      action: 'Confirm',
      description: 'Deposit',
      kind: 'transaction',
      items,
      requestId,
      depositAddress: '',
    },
  }
}

/** Steps that no EVM wallet can do. */
export const familySteps = {
  solana: depositOf({
    instructions: [
      {
        keys: [
          { pubkey: 'GTtzwxqy67xx9DVESJjx28TgXqpc8xTqtiytgNMaQBTE', isSigner: true, isWritable: true },
          { pubkey: '11111111111111111111111111111111', isSigner: false, isWritable: false },
        ],
        programId: '99vQwtBwYtrqqD9YSXbdum3KBdxPAVxYTaQ3cfnJSrN2',
        data: '0d9e0ddf5fd51c06',
      },
    ],
    addressLookupTableAddresses: ['Hm9fUgNixjQHmGKMpn3xRBrSDpxFZhxJQbFDtHDgVGXu'],
  }),
  bitcoin: depositOf({ psbt: '70736274ff0100fdb4010200000007d5' }),
  tron: depositOf({
    type: 'TriggerSmartContract',
    parameter: {
      owner_address: '41a614f803b6fd780986a42c78ec9c7f77e6ded13c',
      contract_address: '41e0a8dfcd5c481dcc9c85ebe478a1c0b69fcbb9aa',
      data: '49290c1c',
      call_value: 1000000,
    },
  }),
  ton: depositOf({
    messages: [
      {
        to: 'EQBynBO23ywHy_CgarY9NK9FTz0yDsG82PtcbSTQgGoXwiuA',
        value: '1000000000',
        body: 'te6cckEBAQEAAgAAAEysuc0=',
        bounce: true,
      },
    ],
  }),
  /** Wallets of these families name fields as the EVM does. */
  bitcoinWithPayee: depositOf({
    from: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
    to: 'bc1q327vyreq97q3n5ksha8ld998w02hereae20k8n',
    value: '100000',
    psbt: '70736274ff0100fdb4010200000007d5',
  }),
  tronWithPayee: depositOf({
    to: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    value: '0',
    data: '49290c1c',
    chainId: 728126428,
  }),
  tonWithPayee: depositOf({
    to: 'EQBynBO23ywHy_CgarY9NK9FTz0yDsG82PtcbSTQgGoXwiuA',
    value: '1000000000',
    data: 'te6cckEBAQEAAgAAAEysuc0=',
    chainId: 1,
  }),
  sui: depositOf({ data: 'AAACAAgA6HZIFwAAAAAg', chainId: 103 }),
  hyperliquid: depositOf({
    action: { type: 'sendAsset', token: 'USDC' },
    nonce: 1_754_300_000_000,
    value: '0',
  }),
  /** The interface's own kind, with nothing to sign yet. */
  toBePolled: depositOf(undefined),
} satisfies Readonly<Record<string, WireExample>>
