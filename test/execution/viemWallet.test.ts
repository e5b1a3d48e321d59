import { createWalletClient, custom, type EIP1193Parameters } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { viemWallet } from '../../src/execution/wallet/viemWallet.ts'
import { createTestBench } from '../support/createTestBench.ts'

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

describe('viemWallet', () => {
  it('default: sends by one method, with the chain it is meant for', async () => {
    const { client, asked } = scripted({ eth_sendTransaction: () => '0xabc' })
    expect(await viemWallet(client).sendTransaction(transaction)).toBe('0xabc')
    expect(asked).toEqual([
      {
        method: 'eth_sendTransaction',
        params: [{ from: account, to: account, data: '0x', value: '0x5', chainId: '0x7a69' }],
      },
    ])
  })

  it.each([-32603, -32000, -32602, -32601, 4001])('behavior: error %d is not tried again', async (code) => {
    const { client, asked } = scripted({
      eth_sendTransaction: () => {
        throw Object.assign(new Error('no'), { code })
      },
    })
    await expect(viemWallet(client).sendTransaction(transaction)).rejects.toThrow()
    expect(asked).toHaveLength(1)
  })

  it('behavior: a chain that the wallet does not know is added from our own settings, then switched to', async () => {
    const { chains } = createTestBench()
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
    await viemWallet(client, { chains }).switchChain(chains[1].id)
    expect(asked.map(({ method }) => method)).toEqual([
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
      'wallet_switchEthereumChain',
    ])
  })

  it('error: a chain that neither knows stays unknown', async () => {
    const { client } = scripted({
      wallet_switchEthereumChain: () => {
        throw Object.assign(new Error('unknown'), { code: 4902 })
      },
    })
    await expect(viemWallet(client).switchChain(5)).rejects.toThrow()
  })

  it('behavior: a local account signs by itself', async () => {
    const { sandbox, chains } = createTestBench()
    const local = privateKeyToAccount(`0x${'1'.repeat(64)}`)
    const wallet = viemWallet(
      createWalletClient({ account: local, chain: chains[0], transport: custom(sandbox.rpc(chains[0].id)) }),
    )
    expect(await wallet.getAccount()).toBe(local.address)
  })

  it('error: a client without an account is no wallet', () => {
    const client = createWalletClient({ transport: custom({ request: async () => null }) })
    expect(() => viemWallet(client)).toThrow(expect.objectContaining({ name: 'WalletNotConnectedError' }))
  })
})
