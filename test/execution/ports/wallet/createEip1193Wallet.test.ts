import { defineChain, type Chain } from 'viem'
import { describe, expect, it } from 'vitest'
import { createEip1193Wallet, type Eip1193Provider } from '@causeway/react/execution'
import { SchemaError } from '@causeway/react/schemas'

const account = '0x00000000000000000000000000000000000000A1'
const to = '0x00000000000000000000000000000000000000b2'
const chain = defineChain({
  id: 31337,
  name: 'Alder',
  nativeCurrency: { symbol: 'ETH', name: 'Ether', decimals: 18 },
  rpcUrls: { default: { http: ['https://alder.example'] } },
  blockExplorers: { default: { name: 'Alderscan', url: 'https://scan.alder.example' } },
})
const { blockExplorers: _, ...unexplored } = chain

type Answer = (params: unknown) => unknown

/** A wallet whose provider answers by method, and what it was asked. */
function walletOf(answers: Record<string, Answer>, chains: readonly Chain[] = [chain]) {
  const asked: { method: string; params?: unknown }[] = []
  const provider: Eip1193Provider = {
    async request(request) {
      asked.push(request)
      const answer = answers[request.method]
      if (!answer) throw Object.assign(new Error(`no ${request.method}`), { code: -32601 })
      return answer(request.params)
    },
  }
  return { wallet: createEip1193Wallet(provider, { account, chains }), asked }
}

/** What a wallet was asked to sign, as text. */
function textOf(request: { params?: unknown } | undefined): string {
  return Array.isArray(request?.params) ? String(request.params[1]) : ''
}

function refuse(code: number): Answer {
  return () => {
    throw Object.assign(new Error('no'), { code })
  }
}

describe('createEip1193Wallet', () => {
  it('default: takes the first account of the wallet', async () => {
    const { wallet, asked } = walletOf({ eth_accounts: () => [to, account] })
    expect(wallet.address).toBe(account)
    expect(await wallet.getAccount()).toBe(to)
    expect(asked).toEqual([{ method: 'eth_accounts', params: [] }])
    expect(await walletOf({ eth_accounts: () => [] }).wallet.getAccount()).toBeUndefined()
  })

  it.each([
    ['0x7a69', 31337],
    ['0x7A69', 31337],
    [31337, 31337],
  ])('parameters: reads the chain %s as %d', async (answer, chainId) => {
    const { wallet, asked } = walletOf({ eth_chainId: () => answer })
    expect(await wallet.getChainId()).toBe(chainId)
    expect(asked).toEqual([{ method: 'eth_chainId', params: [] }])
  })

  it.each(['31337', 'x0x7a69', '0x7a69x', '0x', null, 1.5, { id: 1 }])(
    'error: refuses %j as a chain ID',
    async (answer) => {
      await expect(walletOf({ eth_chainId: () => answer }).wallet.getChainId()).rejects.toThrow(SchemaError)
    },
  )

  describe('switchChain', () => {
    const switching = { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x7a69' }] }

    it('default: requests one switch and nothing else', async () => {
      const { wallet, asked } = walletOf({ wallet_switchEthereumChain: () => null })
      await wallet.switchChain(31337)
      expect(asked).toEqual([switching])
    })

    it.each([
      ['with an explorer', chain, { blockExplorerUrls: ['https://scan.alder.example'] }],
      ['without one', unexplored, {}],
    ])(
      'behavior: adds a chain that the wallet doesn’t know as the page describes it, %s',
      async (_, known, more) => {
        let switches = 0
        const { wallet, asked } = walletOf(
          {
            wallet_switchEthereumChain: (params) => (++switches === 1 ? refuse(4902)(params) : null),
            wallet_addEthereumChain: () => null,
          },
          [{ ...chain, id: 1 }, known],
        )
        await wallet.switchChain(31337)
        const added = {
          chainId: '0x7a69',
          chainName: 'Alder',
          nativeCurrency: { symbol: 'ETH', name: 'Ether', decimals: 18 },
          rpcUrls: ['https://alder.example'],
          ...more,
        }
        expect(asked).toEqual([switching, { method: 'wallet_addEthereumChain', params: [added] }, switching])
      },
    )

    it('behavior: adds a chain that MetaMask on a phone doesn’t know', async () => {
      const unknown = Object.assign(new Error('Unrecognized chain ID'), {
        code: -32603,
        data: { originalError: { code: 4902 } },
      })
      let switches = 0
      const { wallet, asked } = walletOf({
        wallet_switchEthereumChain: () => (++switches === 1 ? Promise.reject(unknown) : null),
        wallet_addEthereumChain: () => null,
      })
      await wallet.switchChain(31337)
      expect(asked.map(({ method }) => method)).toEqual([
        'wallet_switchEthereumChain',
        'wallet_addEthereumChain',
        'wallet_switchEthereumChain',
      ])
    })

    it.each([
      ['that is declined', 31337, 4001],
      ['that fails', 31337, -32603],
      ['to an unknown chain', 5, 4902],
    ])('error: adds nothing at a switch %s', async (_, chainId, code) => {
      const { wallet, asked } = walletOf({
        wallet_switchEthereumChain: refuse(code),
        wallet_addEthereumChain: () => null,
      })
      await expect(wallet.switchChain(chainId)).rejects.toMatchObject({ code })
      expect(asked).toHaveLength(1)
    })

    it('error: adds no chain without configured chains', async () => {
      const provider = { request: async () => refuse(4902)([]) }
      await expect(createEip1193Wallet(provider, { account }).switchChain(31337)).rejects.toMatchObject({
        code: 4902,
      })
    })
  })

  it('default: sends with the chain that it is meant for, whatever the wallet calls what it sent', async () => {
    const { wallet, asked } = walletOf({ eth_sendTransaction: () => 'a name of its own' })
    const transaction = { from: account, to, data: '0xabcd', value: 5n, chainId: 31337 } as const
    expect(await wallet.sendTransaction({ ...transaction, gas: 1n } as typeof transaction)).toBe(
      'a name of its own',
    )
    expect(asked).toEqual([
      {
        method: 'eth_sendTransaction',
        params: [{ from: account, to, data: '0xabcd', value: '0x5', chainId: '0x7a69' }],
      },
    ])
  })

  it.each([null, undefined, 5, {}])('error: rejects %j as the hash of a transaction', async (answer) => {
    const { wallet } = walletOf({ eth_sendTransaction: () => answer })
    const transaction = { from: account, to, data: '0x', value: 0n, chainId: 1 } as const
    await expect(wallet.sendTransaction(transaction)).rejects.toThrow(SchemaError)
  })

  it.each([
    ['a text', { text: 'hé' }, '0x68c3a9'],
    ['bytes', { raw: '0xab' }, '0xab'],
  ] as const)('default: signs %s as bytes, with the account', async (_, message, bytes) => {
    const { wallet, asked } = walletOf({ personal_sign: () => '0x51' })
    expect(await wallet.signMessage?.(message)).toBe('0x51')
    expect(asked).toEqual([{ method: 'personal_sign', params: [bytes, account] }])
  })

  it('default: signs typed data as JSON with the type of its domain, and amounts as digits', async () => {
    const { wallet, asked } = walletOf({ eth_signTypedData_v4: () => '0x51' })
    const types = { Permit: [{ name: 'value', type: 'uint256' }] }
    const domain = { verifyingContract: to, name: 'USD Coin', chainId: 1, version: '2', salt: '0x00' }
    expect(await wallet.signTypedData?.({ domain, types, primaryType: 'Permit', value: { value: 5n } })).toBe(
      '0x51',
    )
    expect(asked).toEqual([{ method: 'eth_signTypedData_v4', params: [account, expect.any(String)] }])
    const json = textOf(asked[0])
    expect(JSON.parse(json)).toEqual({
      domain,
      types: {
        EIP712Domain: [
          { name: 'name', type: 'string' },
          { name: 'version', type: 'string' },
          { name: 'chainId', type: 'uint256' },
          { name: 'verifyingContract', type: 'address' },
          { name: 'salt', type: 'bytes32' },
        ],
        ...types,
      },
      primaryType: 'Permit',
      message: { value: '5' },
    })
  })

  it('behavior: derives the domain type from the fields of the domain', async () => {
    const { wallet, asked } = walletOf({ eth_signTypedData_v4: () => '0x51' })
    await wallet.signTypedData?.({ domain: { chainId: 1 }, types: {}, primaryType: 'Permit', value: {} })
    const json = textOf(asked[0])
    expect(JSON.parse(json)).toMatchObject({
      types: { EIP712Domain: [{ name: 'chainId', type: 'uint256' }] },
    })
  })

  it.each(['personal_sign', 'eth_signTypedData_v4'])(
    'error: refuses an answer of %s that isn’t bytes',
    async (method) => {
      const { wallet } = walletOf({ [method]: () => 'signed' })
      const typedData = { domain: {}, types: {}, primaryType: 'Permit', value: {} }
      const answer =
        method === 'personal_sign' ? wallet.signMessage?.({ text: '' }) : wallet.signTypedData?.(typedData)
      await expect(answer).rejects.toThrow(SchemaError)
    },
  )
})

describe('batches of createEip1193Wallet', () => {
  it.each([
    ['supported', { '0x7a69': { atomic: { status: 'supported' } } }],
    ['ready', { '0x7a69': { atomic: { status: 'ready' } } }],
    ['unsupported', { '0x7a69': { atomic: { status: 'unsupported' } } }],
    ['unsupported', { '0x7a69': { atomic: { status: 'perhaps' } } }],
    ['unsupported', { '0x7a69': { atomic: 'supported' } }],
    ['unsupported', { '0x7a69': {} }],
    // The standard’s drafts.
    ['supported', { '0x7a69': { atomicBatch: { supported: true } } }],
    ['unsupported', { '0x7a69': { atomicBatch: { supported: false } } }],
    ['unsupported', { '0x7a69': { atomicBatch: { supported: 'true' } } }],
    // The standard's field is preferred.
    ['unsupported', { '0x7a69': { atomic: { status: 'unsupported' }, atomicBatch: { supported: true } } }],
  ])('parameters: %s by %j', async (expected, capabilities) => {
    const { wallet, asked } = walletOf({ wallet_getCapabilities: () => capabilities })
    expect(await wallet.batches?.getAtomicity(31337)).toBe(expected)
    expect(asked).toEqual([{ method: 'wallet_getCapabilities', params: [account, ['0x7a69']] }])
  })

  it.each([{ '0x1': { atomic: { status: 'supported' } } }, null, 'all'])(
    'error: rejects the capabilities %j',
    async (capabilities) => {
      const { wallet } = walletOf({ wallet_getCapabilities: () => capabilities })
      await expect(wallet.batches?.getAtomicity(31337)).rejects.toThrow(SchemaError)
    },
  )

  it.each([
    ['an object', { id: '0x9', capabilities: {} }],
    ['the id alone, as in drafts', '0x9'],
  ])('default: sends a batch atomically; the answer is %s', async (_, answer) => {
    const { wallet, asked } = walletOf({ wallet_sendCalls: () => answer })
    const calls = [
      { to, data: '0xab', value: 0n },
      { to: account, data: '0x', value: 16n },
    ] as const
    expect(await wallet.batches?.sendCalls({ id: '0x9', from: account, chainId: 31337, calls })).toBe('0x9')
    expect(asked).toEqual([
      {
        method: 'wallet_sendCalls',
        params: [
          {
            version: '2.0.0',
            id: '0x9',
            from: account,
            chainId: '0x7a69',
            atomicRequired: true,
            calls: [
              { to, data: '0xab', value: '0x0' },
              // MetaMask refuses a batch for empty data.
              { to: account, value: '0x10' },
            ],
          },
        ],
      },
    ])
  })

  it('behavior: writes the account as the wallet does, whatever case the provider uses', async () => {
    const { wallet, asked } = walletOf({ wallet_sendCalls: () => '0x9', eth_sendTransaction: () => '0x8' })
    const from = account.toLowerCase() as typeof account
    await wallet.batches?.sendCalls({ id: '0x9', from, chainId: 31337, calls: [] })
    await wallet.sendTransaction({ from, to, data: '0xabcd', value: 0n, chainId: 31337 })
    await wallet.sendTransaction({ from: to, to, data: '0xabcd', value: 0n, chainId: 31337 })
    expect(asked).toMatchObject([
      { params: [{ from: account }] },
      { params: [{ from: account }] },
      // Another account is for the wallet to refuse.
      { params: [{ from: to }] },
    ])
  })

  it.each([null, 5, {}, { id: 5 }])('error: rejects %j as the ID of a batch', async (answer) => {
    const { wallet } = walletOf({ wallet_sendCalls: () => answer })
    const batch = { id: '0x9', from: account, chainId: 1, calls: [] } as const
    await expect(wallet.batches?.sendCalls(batch)).rejects.toThrow(SchemaError)
  })

  it.each([
    [{ status: 100 }, { status: 100, transactionHashes: [] }],
    [
      { status: 100, receipts: null },
      { status: 100, transactionHashes: [] },
    ],
    [
      { status: 200, receipts: [{ transactionHash: '0x01' }, { transactionHash: '0x02' }] },
      { status: 200, transactionHashes: ['0x01', '0x02'] },
    ],
    [{ status: 'PENDING' }, { status: 100, transactionHashes: [] }],
    [
      {
        status: 200,
        receipts: [
          { transactionHash: '0x01', status: '0x1' },
          { transactionHash: '0x02', status: '0x0' },
          { transactionHash: '0x03', status: 0 },
          { transactionHash: '0x04', status: 'reverted' },
          { transactionHash: '0x05', status: '' },
          { transactionHash: '0x06', status: null },
        ],
      },
      {
        status: 200,
        transactionHashes: ['0x01', '0x02', '0x03', '0x04', '0x05', '0x06'],
        revertedHashes: ['0x02', '0x03', '0x04'],
      },
    ],
    [
      { status: 'CONFIRMED', receipts: [{ transactionHash: '0x01' }] },
      { status: 200, transactionHashes: ['0x01'] },
    ],
    [
      { status: '0xc8', receipts: [{ transactionHash: '0x01' }] },
      { status: 200, transactionHashes: ['0x01'] },
    ],
    [{ status: '500' }, { status: 500, transactionHashes: [] }],
    // An unknown status is no end.
    [{ status: '' }, { status: 0, transactionHashes: [] }],
    [{ status: 'glorious' }, { status: 0, transactionHashes: [] }],
    [{ status: 'toString' }, { status: 0, transactionHashes: [] }],
  ])('parameters: %j', async (answer, expected) => {
    const { wallet, asked } = walletOf({ wallet_getCallsStatus: () => answer })
    expect(await wallet.batches?.getCallsStatus('0x9')).toEqual({ revertedHashes: [], ...expected })
    expect(asked).toEqual([{ method: 'wallet_getCallsStatus', params: ['0x9'] }])
  })

  it.each([null, {}, { status: null }, { status: 200, receipts: [{}] }, { status: 200, receipts: {} }])(
    'error: rejects %j as the status of a batch',
    async (answer) => {
      const { wallet } = walletOf({ wallet_getCallsStatus: () => answer })
      await expect(wallet.batches?.getCallsStatus('0x9')).rejects.toThrow(SchemaError)
    },
  )
})
