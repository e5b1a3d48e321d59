import { createClient, custom } from 'viem'
import { describe, expect, it } from 'vitest'
import { createConfig as createWagmiConfig } from 'wagmi'
import { createConfig } from '@causeway/react/execution'
import { chainsFromWagmi } from '@causeway/react/wagmi'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { zeroAddress } from '../../src/utils/address/zeroAddress.ts'

function setUp() {
  const env = createTestEnvironment()
  const asked: string[] = []
  const transportOf = (chainId: number) =>
    custom({
      request: (request) => {
        asked.push(`${chainId} ${request.method}`)
        return env.sandbox.rpc(chainId).request(request)
      },
    })
  return { env, asked, transportOf }
}

describe('chainsFromWagmi', () => {
  it('default: reads chains and transports of a wagmi config through its clients', async () => {
    const { env, asked, transportOf } = setUp()
    const [alder, birch] = env.chains
    const wagmiConfig = createWagmiConfig({
      chains: [alder, birch],
      transports: { [alder.id]: transportOf(alder.id), [birch.id]: transportOf(birch.id) },
    })
    const config = createConfig({ client: env.client, ...chainsFromWagmi(wagmiConfig) })
    expect(asked).toEqual([])
    expect(config.chains).toEqual([alder, birch])
    const balance = { chainId: birch.id, token: zeroAddress, account: env.wallet.address } as const
    expect(await config.chainReader.getBalance(balance)).toBe(await env.reader.getBalance(balance))
    expect(asked).toEqual([`${birch.id} eth_getBalance`])
  })

  it('behavior: accepts a wagmi config that creates its own clients', async () => {
    const { env, asked, transportOf } = setUp()
    const wagmiConfig = createWagmiConfig({
      chains: env.chains,
      client: ({ chain }) => createClient({ chain, transport: transportOf(chain.id) }),
    })
    const { chainReader } = createConfig({ client: env.client, ...chainsFromWagmi(wagmiConfig) })
    await chainReader.getCode({ chainId: env.chains[0].id, address: env.wallet.address })
    expect(asked).toEqual([`${env.chains[0].id} eth_getCode`])
  })

  it('error: retries as often as wagmi is configured, and not more', async () => {
    const { env } = setUp()
    let tries = 0
    const [alder] = env.chains
    const wagmiConfig = createWagmiConfig({
      chains: [alder],
      transports: {
        [alder.id]: custom(
          {
            request: async () => {
              tries += 1
              throw new Error('lost')
            },
          },
          { retryCount: 2, retryDelay: 0 },
        ),
      },
    })
    const { chainReader } = createConfig({ client: env.client, ...chainsFromWagmi(wagmiConfig) })
    await expect(
      chainReader.getBalance({ chainId: alder.id, token: zeroAddress, account: env.wallet.address }),
    ).rejects.toThrow('lost')
    expect(tries).toBe(3)
  })
})
