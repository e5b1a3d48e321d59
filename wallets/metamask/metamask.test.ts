import { createEip1193Wallet } from '@causeway/react/execution'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSandbox, owner, receiver, type OpenSandbox } from '../support/openSandbox.ts'
import { createMetaMask, type MetaMask } from './createMetaMask.ts'
import type { Delegations } from './createBatchMethods.ts'
import { deployDelegation } from './sendDelegated.ts'

// MetaMask's JSON-RPC packages, with batches (EIP-5792) and its smart account (EIP-7702).

let opened: OpenSandbox
let metamask: MetaMask
let delegations: Delegations

beforeAll(async () => {
  opened = await openSandbox()
  const { origin } = opened
  delegations = { [origin.chain.id]: await deployDelegation(origin) }
})

beforeEach(() => {
  metamask = createMetaMask(owner.privateKey, [opened.origin, opened.destination], delegations)
})

afterAll(() => opened.stop())

function walletOf() {
  return createEip1193Wallet(metamask.provider, { account: owner.address, chains: opened.chains })
}

const prompts = () => metamask.asked.filter((method) => /send|sign/i.test(method))

describe('MetaMask', () => {
  it('default: an account without code is asked for one transaction after the other', async () => {
    const { destination, ask, execute } = opened
    const quote = await ask(owner.address, 'USDC')
    const received = await destination.balanceOf('USDC', receiver.address)
    expect(await execute(quote, walletOf())).toMatchObject({ status: 'success' })
    expect(prompts()).toEqual(['eth_sendTransaction', 'eth_sendTransaction'])
    expect((await destination.balanceOf('USDC', receiver.address)) - received).toBe(
      quote.details.currencyOut.amount,
    )
  })

  it('default: a permit is signed as typed data', async () => {
    const { ask, execute } = opened
    const quote = await ask(owner.address, 'USDC', { usePermit: true })
    expect(await execute(quote, walletOf())).toMatchObject({ status: 'success' })
    expect(prompts()).toEqual(['eth_signTypedData_v4'])
  })

  it('error: what the person declines is sent by nobody', async () => {
    metamask.approves = false
    const { ask, execute } = opened
    expect(await execute(await ask(owner.address, 'USDC'), walletOf())).toMatchObject({
      status: 'rejected',
      error: { name: 'UserRejectedError' },
    })
  })

  it('behavior: upgrades the account for a batch where the page lets it, and needs no upgrade after that', async () => {
    const { origin, destination, ask, execute } = opened
    const received = await destination.balanceOf('USDC', receiver.address)
    const quote = await ask(owner.address, 'USDC')
    expect(await execute(quote, walletOf(), { allowAccountUpgrade: true })).toMatchObject({
      status: 'success',
      items: [{ status: 'done' }, { status: 'done' }],
    })
    expect(prompts()).toEqual(['wallet_sendCalls'])
    expect(await origin.node.getCode({ address: owner.address })).toMatch(/^0xef0100/)
    metamask.asked.length = 0
    expect(await execute(await ask(owner.address, 'USDC'), walletOf())).toMatchObject({ status: 'success' })
    expect(prompts()).toEqual(['wallet_sendCalls'])
    expect(await destination.balanceOf('USDC', receiver.address)).toBeGreaterThan(received)
  })

  it('behavior: a batch in which a call has no data is taken', async () => {
    const { origin } = opened
    const call = { to: receiver.address, value: 1n }
    const batch = { id: '0x01', from: owner.address, chainId: origin.chain.id } as const
    const before = await origin.node.getBalance({ address: receiver.address })
    const { batches } = walletOf()
    const id = await batches?.sendCalls({
      ...batch,
      calls: [
        { ...call, data: '0x' },
        { ...call, data: '0x01' },
      ],
    })
    await vi.waitFor(async () => expect((await batches?.getCallsStatus(id ?? ''))?.status).toBe(200))
    expect((await origin.node.getBalance({ address: receiver.address })) - before).toBe(2n)
  })
})
