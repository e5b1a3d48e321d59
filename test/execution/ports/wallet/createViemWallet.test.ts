import {
  createWalletClient,
  custom,
  parseTransaction,
  recoverTransactionAddress,
  verifyMessage,
  verifyTypedData,
  type EIP1193Parameters,
  type TransactionSerializedEIP1559,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { createViemWallet } from '@causeway/react/execution'
import { createTestEnvironment } from '../../../support/environment/createTestEnvironment.ts'

const account = '0x00000000000000000000000000000000000000A1'
const transaction = { from: account, to: account, data: '0x', value: 5n, chainId: 31337 } as const

/** A wallet client whose provider answers by method and keeps what it was asked. */
function scripted(answers: Record<string, (params: unknown) => unknown>) {
  const asked: EIP1193Parameters[] = []
  const client = createWalletClient({
    account,
    transport: custom({
      async request(request: EIP1193Parameters) {
        asked.push(request)
        const answer = answers[request.method]
        if (!answer) throw Object.assign(new Error(`no ${request.method}`), { code: -32601 })
        return answer(request.params)
      },
    }),
  })
  return { client, asked }
}

describe('createViemWallet', () => {
  it('default: sends by one method, with the chain it is meant for', async () => {
    const { client, asked } = scripted({ eth_sendTransaction: () => '0xabc' })
    expect(await createViemWallet(client).sendTransaction(transaction)).toBe('0xabc')
    expect(asked).toEqual([
      {
        method: 'eth_sendTransaction',
        params: [{ from: account, to: account, data: '0x', value: '0x5', chainId: '0x7a69' }],
      },
    ])
  })

  it.each([-32603, -32000, -32602, -32601, 4001])('behavior: doesn’t retry after error %d', async (code) => {
    const { client, asked } = scripted({
      eth_sendTransaction: () => {
        throw Object.assign(new Error('no'), { code })
      },
    })
    await expect(createViemWallet(client).sendTransaction(transaction)).rejects.toThrow()
    expect(asked).toHaveLength(1)
  })

  it('behavior: adds a chain that the wallet doesn’t know from our own settings, then switches to it', async () => {
    const { chains } = createTestEnvironment()
    let isKnown = false
    const { client, asked } = scripted({
      wallet_switchEthereumChain: () => {
        if (!isKnown) throw Object.assign(new Error('unknown'), { code: 4902 })
        return null
      },
      wallet_addEthereumChain: () => {
        isKnown = true
        return null
      },
    })
    await createViemWallet(client, { chains }).switchChain(chains[1].id)
    expect(asked.map(({ method }) => method)).toEqual([
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
      'wallet_switchEthereumChain',
    ])
  })

  it('error: rejects a switch to a chain that neither knows', async () => {
    const { client } = scripted({
      wallet_switchEthereumChain: () => {
        throw Object.assign(new Error('unknown'), { code: 4902 })
      },
    })
    await expect(createViemWallet(client).switchChain(5)).rejects.toThrow()
  })

  it('parameters: account', async () => {
    const client = createWalletClient({
      transport: custom({
        request: async ({ method }: { method: string }) => method === 'eth_accounts' && [],
      }),
    })
    const wallet = createViemWallet(client, { account })
    expect(wallet.address).toBe(account)
    expect(await wallet.getAccount()).toBeUndefined()
  })

  it('error: refuses a client without an account', () => {
    const client = createWalletClient({ transport: custom({ request: async () => null }) })
    expect(() => createViemWallet(client)).toThrow(
      expect.objectContaining({ name: 'WalletNotConnectedError' }),
    )
  })
})

describe('createViemWallet of a local account', () => {
  const local = privateKeyToAccount(`0x${'1'.repeat(64)}`)

  /** A wallet with a local account, and what it sends to its chain. */
  function signing() {
    const sent: unknown[] = []
    const switched: unknown[] = []
    const answers: Record<string, (params: readonly unknown[]) => unknown> = {
      eth_chainId: () => '0x7a69',
      eth_getTransactionCount: () => '0x3',
      eth_estimateGas: () => '0x5208',
      eth_maxPriorityFeePerGas: () => '0x1',
      eth_getBlockByNumber: () => ({ baseFeePerGas: '0x1', transactions: [] }),
      wallet_switchEthereumChain: (params) => void switched.push(...params),
      eth_sendRawTransaction: (params) => {
        sent.push(...params)
        return `0x${'2'.repeat(64)}`
      },
    }
    const request = async ({ method, params = [] }: { method: string; params?: unknown[] }) => {
      const answer = answers[method]
      if (!answer) throw Object.assign(new Error(`no ${method}`), { code: -32601 })
      return answer(params) ?? null
    }
    const client = createWalletClient({ account: local, transport: custom({ request }, { retryCount: 0 }) })
    return { wallet: createViemWallet(client), sent, switched }
  }

  it('default: has the address of the account, and the chain of the client', async () => {
    const { wallet, switched } = signing()
    expect(wallet.address).toBe(local.address)
    expect(await wallet.getAccount()).toBe(local.address)
    expect(await wallet.getChainId()).toBe(31337)
    await wallet.switchChain(31338)
    expect(switched).toEqual([{ chainId: '0x7a6a' }])
    expect(wallet.batches).toBeUndefined()
  })

  it('default: signs and sends what it is given', async () => {
    const { wallet, sent } = signing()
    const hash = await wallet.sendTransaction({ ...transaction, from: local.address, data: '0xabcd' })
    expect(hash).toBe(`0x${'2'.repeat(64)}`)
    const [raw] = sent as [TransactionSerializedEIP1559]
    expect(parseTransaction(raw)).toMatchObject({
      to: account.toLowerCase(),
      data: '0xabcd',
      value: 5n,
      chainId: 31337,
      nonce: 3,
    })
    expect(await recoverTransactionAddress({ serializedTransaction: raw })).toBe(local.address)
  })

  it.each([
    ['a text', { text: 'hello' }, 'hello'],
    ['bytes', { raw: '0xabcd' }, { raw: '0xabcd' }],
  ] as const)('default: signs %s', async (_, given, message) => {
    const signature = await signing().wallet.signMessage?.(given)
    expect(await verifyMessage({ address: local.address, message, signature: signature ?? '0x' })).toBe(true)
  })

  it('default: signs typed data', async () => {
    const typedData = {
      domain: { name: 'USD Coin', chainId: 31337 },
      types: { Permit: [{ name: 'value', type: 'uint256' }] },
      primaryType: 'Permit' as const,
    }
    const signature = await signing().wallet.signTypedData?.({ ...typedData, value: { value: '5' } })
    const signed = { ...typedData, message: { value: 5n }, address: local.address }
    expect(await verifyTypedData({ ...signed, signature: signature ?? '0x' })).toBe(true)
  })

  it('behavior: binds a signature to a chain whose ID is a text', async () => {
    const typedData = {
      types: { Permit: [{ name: 'value', type: 'uint256' }] },
      primaryType: 'Permit' as const,
    }
    const domain = { name: 'USD Coin', chainId: '31337' }
    const signature = await signing().wallet.signTypedData?.({ ...typedData, domain, value: { value: '5' } })
    const signed = {
      ...typedData,
      message: { value: 5n },
      address: local.address,
      signature: signature ?? '0x',
    }
    const bound = { name: 'USD Coin', chainId: 31337 }
    expect(await verifyTypedData({ ...signed, domain: bound })).toBe(true)
    expect(await verifyTypedData({ ...signed, domain: { name: 'USD Coin' } })).toBe(false)
  })
})
