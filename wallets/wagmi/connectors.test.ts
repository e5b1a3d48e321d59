import { createConfig as createWagmiConfig, mock, type CreateConnectorFn } from 'wagmi'
import { connect, getConnectorClient } from 'wagmi/actions'
import { createClient } from '@causeway/react'
import {
  createConfig,
  createMemoryJournal,
  createMemoryLocks,
  createViemWallet,
  executeSteps,
} from '@causeway/react/execution'
import { chainsFromWagmi } from '@causeway/react/wagmi'
import { Web3RequestKind, makeHeadlessWeb3Provider } from 'headless-web3-provider'
import { announceProvider } from 'mipd'
import { http } from 'viem'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openSandbox, owner, receiver, type OpenSandbox } from '../support/openSandbox.ts'

// Connectors of wagmi, and chains that are read through its config.

let opened: OpenSandbox

beforeAll(async () => {
  opened = await openSandbox()
  // Where wallets announce themselves.
  Object.assign(globalThis, { window: new EventTarget() })
})

afterAll(() => opened.stop())

/** What a page has that connects through wagmi: with the connectors that it names, or with whatever announces itself. */
async function openPage(connectors: CreateConnectorFn[] = []) {
  const { chains, sandbox } = opened
  const wagmiConfig = createWagmiConfig({
    chains,
    connectors,
    transports: Object.fromEntries(chains.map(({ id, rpcUrls }) => [id, http(rpcUrls.default.http[0])])),
    storage: null,
  })
  const [connector] = wagmiConfig.connectors
  if (!connector) throw new TypeError('There is no wallet.')
  await connect(wagmiConfig, { connector })
  const config = createConfig({
    client: createClient({ baseUrl: sandbox.serviceUrl }),
    ...chainsFromWagmi(wagmiConfig),
    pollingIntervalMs: 50,
    journal: createMemoryJournal(),
    locks: createMemoryLocks(),
  })
  return { config, wallet: createViemWallet(await getConnectorClient(wagmiConfig), { chains }) }
}

const { Accounts, RequestAccounts, RequestPermissions, SendTransaction, SignTypedDataV4 } = Web3RequestKind

/** A wallet that announces itself (EIP-6963), and says yes to being seen and to what is named. */
function announce(permitted: readonly Web3RequestKind[]) {
  const { origin } = opened
  const provider = makeHeadlessWeb3Provider([owner.privateKey], origin.chain.id, origin.rpcUrl, undefined, {
    permitted: [Accounts, RequestAccounts, RequestPermissions, ...permitted],
  })
  const info = {
    icon: 'data:image/png;base64,',
    name: 'Headless',
    rdns: 'example.headless',
    uuid: crypto.randomUUID(),
  } as const
  const stop = announceProvider({ info, provider: provider as never })
  onTestFinished(() => stop?.())
  return provider
}

describe('connectors of wagmi', () => {
  it('default: mock sends by the accounts of the node', async () => {
    const { ask, destination } = opened
    const { config, wallet } = await openPage([mock({ accounts: [owner.address] })])
    const quote = await ask(owner.address, 'USDC')
    const received = await destination.balanceOf('USDC', receiver.address)
    expect(await executeSteps(config, { quote, wallet })).toMatchObject({ status: 'success' })
    expect((await destination.balanceOf('USDC', receiver.address)) - received).toBe(
      quote.details.currencyOut.amount,
    )
  })

  it('default: a wallet that was announced is asked for an approval and a deposit', async () => {
    const { ask, destination } = opened
    announce([SendTransaction])
    const { config, wallet } = await openPage()
    const quote = await ask(owner.address, 'USDC')
    const received = await destination.balanceOf('USDC', receiver.address)
    expect(await executeSteps(config, { quote, wallet })).toMatchObject({ status: 'success' })
    expect((await destination.balanceOf('USDC', receiver.address)) - received).toBe(
      quote.details.currencyOut.amount,
    )
  })

  it('behavior: it signs a permit', async () => {
    announce([SignTypedDataV4])
    const { config, wallet } = await openPage()
    const quote = await opened.ask(owner.address, 'USDC', { usePermit: true })
    expect(await executeSteps(config, { quote, wallet })).toMatchObject({ status: 'success' })
  })

  it('error: what it declines is sent by nobody', async () => {
    const provider = announce([])
    const { config, wallet } = await openPage()
    const ended = executeSteps(config, { quote: await opened.ask(owner.address, 'USDC'), wallet })
    await provider.reject(SendTransaction)
    expect(await ended).toMatchObject({ status: 'rejected', error: { name: 'UserRejectedError' } })
  })
})
