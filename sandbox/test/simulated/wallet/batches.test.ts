import { createWalletClient, custom, encodeFunctionData, erc20Abi, getAddress, type Address } from 'viem'
import { describe, expect, it } from 'vitest'
import type { BatchSupport } from '@causeway/sandbox/simulated'
import { at } from '../../support/at.ts'
import { balancesOf, sumBalances } from '../../support/balances.ts'
import { catchError } from '../../support/catchError.ts'
import { createTestSandbox, type TestSandbox } from '../../support/environment/createTestSandbox.ts'
import { currencyOf } from '../../support/quotes.ts'

const stranger = getAddress('0x00000000000000000000000000000000000a11ce')

function withBatches(change: Partial<BatchSupport> = {}) {
  const sandbox = createTestSandbox()
  sandbox.wallet.batches = { ...sandbox.wallet.batches, ...change }
  return sandbox
}

/** Sends 5 USDC, then 7 DAI, to a stranger. */
function callsOf({ origin }: TestSandbox) {
  const transfer = (symbol: string, amount: bigint) => ({
    to: currencyOf(origin, symbol).address,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [stranger, amount] }),
  })
  return [transfer('USDC', 5n), transfer('DAI', 7n)]
}

function sendCalls(sandbox: TestSandbox, change: object = {}) {
  const batch = {
    version: '2.0.0',
    from: sandbox.user,
    chainId: '0x7a69',
    atomicRequired: false,
    calls: callsOf(sandbox),
    ...change,
  }
  return sandbox.provider.request({ method: 'wallet_sendCalls', params: [batch] })
}

function statusOf({ provider }: TestSandbox, id: unknown) {
  return provider.request({ method: 'wallet_getCallsStatus', params: [id] })
}

async function strangersMoney(sandbox: TestSandbox) {
  const { '31337 USDC': usdc, '31337 DAI': dai } = await balancesOf(sandbox, stranger)
  return [usdc, dai]
}

describe('wallet_getCapabilities', () => {
  const ask = ({ provider, user }: TestSandbox, ...rest: unknown[]) =>
    provider.request({ method: 'wallet_getCapabilities', params: [user, ...rest] })

  it('default', async () => {
    const unsupported = { atomic: { status: 'unsupported' } }
    expect(await ask(createTestSandbox())).toEqual({ '0x7a69': unsupported, '0x7a6a': unsupported })
  })

  it('parameters: atomic, atomicByChain', async () => {
    const sandbox = withBatches({ atomic: 'ready', atomicByChain: { 31338: 'supported' } })
    expect(await ask(sandbox)).toEqual({
      '0x7a69': { atomic: { status: 'ready' } },
      '0x7a6a': { atomic: { status: 'supported' } },
    })
    expect(await ask(sandbox, ['0x7a6a'])).toEqual({ '0x7a6a': { atomic: { status: 'supported' } } })
  })

  it('parameters: dialect', async () => {
    expect(await ask(withBatches({ dialect: 'draft', atomic: 'supported' }), ['0x7a69'])).toEqual({
      '0x7a69': { atomicBatch: { supported: true } },
    })
    const none = withBatches({ dialect: 'none' })
    expect(await catchError(ask(none))).toMatchObject({ code: 4200 })
    expect(await catchError(sendCalls(none))).toMatchObject({ code: 4200 })
    expect(await catchError(statusOf(none, 'x'))).toMatchObject({ code: 4200 })
  })

  it('parameters: capabilities', async () => {
    const sandbox = withBatches({ capabilities: 'hangs' })
    const first = await Promise.race([ask(sandbox), sandbox.clock.advance(0).then(() => 'no answer')])
    expect(first).toBe('no answer')
  })

  it('error: refuses another account', async () => {
    const { provider, accounts } = createTestSandbox()
    const asking = provider.request({ method: 'wallet_getCapabilities', params: [accounts[1]] })
    expect(await catchError(asking)).toMatchObject({ code: 4100 })
  })
})

describe('wallet_sendCalls', () => {
  it('default: sends one transaction for all calls, with the page’s ID', async () => {
    const sandbox = withBatches({ atomic: 'supported' })
    const before = await sumBalances(sandbox, [stranger])
    expect(await sendCalls(sandbox, { id: 'mine', atomicRequired: true })).toEqual({ id: 'mine' })
    const status = await statusOf(sandbox, 'mine')
    expect(status).toMatchObject({
      version: '2.0.0',
      id: 'mine',
      chainId: '0x7a69',
      status: 200,
      atomic: true,
      receipts: [{ status: '0x1', blockNumber: '0x1', logs: [{}, {}] }],
    })
    expect(await strangersMoney(sandbox)).toEqual([5n, 7n])
    expect(await sumBalances(sandbox, [stranger])).toEqual(before)
  })

  it('behavior: works with viem', async () => {
    const sandbox = withBatches({ atomic: 'supported' })
    const client = createWalletClient({ account: sandbox.user, transport: custom(sandbox.provider) })
    expect(await client.getCapabilities({ chainId: 31337 })).toEqual({ atomic: { status: 'supported' } })
    const calls = callsOf(sandbox)
    const chain = { id: 31337 } as never
    const { id } = await client.sendCalls({
      chain,
      calls: [at(calls, 0), at(calls, 1)],
      forceAtomic: true,
    })
    const result = await client.waitForCallsStatus({ id, pollingInterval: 1 })
    expect(result).toMatchObject({ status: 'success', statusCode: 200, atomic: true })
    await client.showCallsStatus({ id })
    expect(sandbox.wallet.shownBatches).toEqual([id])
  })

  it('behavior: sends one transaction for each call without atomic batches', async () => {
    const sandbox = withBatches()
    const { id } = (await sendCalls(sandbox)) as { id: string }
    expect(await statusOf(sandbox, id)).toMatchObject({ status: 200, atomic: false, receipts: [{}, {}] })
    expect(await strangersMoney(sandbox)).toEqual([5n, 7n])
  })

  it('behavior: upgrades an account once the user agrees, and not after a rejection', async () => {
    const sandbox = withBatches({ atomic: 'ready' })
    const codeOf = (account: Address) =>
      sandbox.provider.request({ method: 'eth_getCode', params: [account, 'latest'] })
    sandbox.wallet.script({ type: 'reject', code: 5750 })
    const batch = { id: 'mine', atomicRequired: true }
    expect(await catchError(sendCalls(sandbox, batch))).toMatchObject({ code: 5750 })
    expect(await codeOf(sandbox.user)).toBe('0x')
    await sendCalls(sandbox, batch)
    expect(await codeOf(sandbox.user)).toMatch(/^0xef0100/)
    const asking = { method: 'wallet_getCapabilities', params: [sandbox.user, ['0x7a69', '0x7a6a']] }
    // The upgrade holds on the chain that it was made on.
    expect(await sandbox.provider.request(asking)).toEqual({
      '0x7a69': { atomic: { status: 'supported' } },
      '0x7a6a': { atomic: { status: 'ready' } },
    })
  })

  it.each([
    { atomic: 'supported', outcome: 'sent', reverted: [1], status: 500, money: [0n, 0n] },
    { atomic: 'unsupported', outcome: 'sent', reverted: [1], status: 600, money: [5n, 0n] },
    { atomic: 'unsupported', outcome: 'reverts', reverted: [], status: 500, money: [0n, 0n] },
    { atomic: 'supported', outcome: 'dropped', reverted: [], status: 400, money: [0n, 0n] },
    { atomic: 'unsupported', outcome: 'dropped', reverted: [], status: 400, money: [0n, 0n] },
  ] as const)('behavior: gives status $status, $atomic $outcome', async (wanted) => {
    const sandbox = withBatches({ atomic: wanted.atomic })
    const before = await sumBalances(sandbox, [stranger])
    sandbox.wallet.script({ type: 'approve', outcome: wanted.outcome, revertedCalls: wanted.reverted })
    await sendCalls(sandbox, { id: 'mine' })
    expect(await statusOf(sandbox, 'mine')).toMatchObject({ status: wanted.status })
    expect(await strangersMoney(sandbox)).toEqual(wanted.money)
    expect(await sumBalances(sandbox, [stranger])).toEqual(before)
  })

  it('behavior: gives 100 until it is mined, and again after a reorganization', async () => {
    const sandbox = withBatches({ atomic: 'supported' })
    const network = sandbox.network(31337)
    network.mining = 'manual'
    await sendCalls(sandbox, { id: 'mine' })
    expect(await statusOf(sandbox, 'mine')).toEqual({
      version: '2.0.0',
      id: 'mine',
      chainId: '0x7a69',
      status: 100,
      atomic: true,
    })
    network.mine()
    expect(await statusOf(sandbox, 'mine')).toMatchObject({ status: 200 })
    network.reorg(1)
    expect(await statusOf(sandbox, 'mine')).toMatchObject({ status: 100 })
    network.mine()
    expect(await statusOf(sandbox, 'mine')).toMatchObject({ status: 200 })
  })

  it('behavior: sends batches of a contract account through its bundler', async () => {
    const sandbox = withBatches({ atomic: 'supported' })
    sandbox.wallet.setAccountKind(sandbox.user, 'contract')
    await sendCalls(sandbox, { id: 'mine', atomicRequired: true })
    expect(await statusOf(sandbox, 'mine')).toMatchObject({ status: 200 })
    expect(await strangersMoney(sandbox)).toEqual([5n, 7n])
  })

  it('behavior: knows a batch by its ID after a lost answer', async () => {
    const sandbox = withBatches({ atomic: 'supported' })
    sandbox.wallet.script({ type: 'approve', answer: 'lost' })
    expect(await catchError(sendCalls(sandbox, { id: 'mine' }))).toMatchObject({ code: -32603 })
    expect(await statusOf(sandbox, 'mine')).toMatchObject({ status: 200 })
    expect(await catchError(sendCalls(sandbox, { id: 'mine' }))).toMatchObject({ code: 5720 })
    expect(await strangersMoney(sandbox)).toEqual([5n, 7n])
  })

  it('behavior: sends one batch for two prompts with one ID', async () => {
    const sandbox = withBatches({ atomic: 'supported' })
    sandbox.wallet.approve = 'manual'
    const both = [sendCalls(sandbox, { id: 'mine' }), sendCalls(sandbox, { id: 'mine' })]
    for (const { reply } of sandbox.wallet.prompts) reply({ type: 'approve' })
    expect(await at(both, 0)).toEqual({ id: 'mine' })
    expect(await catchError(at(both, 1))).toMatchObject({ code: 5720 })
    expect(await strangersMoney(sandbox)).toEqual([5n, 7n])
  })

  it('parameters: dialect', async () => {
    const sandbox = withBatches({ dialect: 'draft', atomic: 'supported' })
    const id = await sendCalls(sandbox, { version: '1.0', atomicRequired: undefined })
    expect(id).toMatch(/^0x/)
    expect(await statusOf(sandbox, id)).toMatchObject({ status: 'CONFIRMED', receipts: [{ status: '0x1' }] })
  })

  it.each([
    [4100, { from: stranger }],
    [5700, { capabilities: { paymasterService: { url: 'https://a.invalid' } } }],
    [5710, { chainId: '0x1' }],
    [5740, { calls: Array.from({ length: 11 }, () => ({ to: stranger })) }],
    [5760, { atomicRequired: true }],
    [-32602, { version: '1.0' }],
    [-32602, { atomicRequired: undefined }],
    [-32602, { calls: [] }],
    [-32602, { calls: [{}] }],
    [-32602, { id: 'x'.repeat(4097) }],
    [-32602, { chainId: undefined }],
  ])('error: answers %i to %o', async (code, change) => {
    const sandbox = withBatches()
    sandbox.wallet.approve = () => Promise.reject(new TypeError('There must be no prompt.'))
    expect(await catchError(sendCalls(sandbox, change))).toMatchObject({ code })
  })

  it('behavior: accepts an unknown optional capability', async () => {
    const sandbox = withBatches()
    const capabilities = { paymasterService: { url: 'https://a.invalid', optional: true } }
    expect(await sendCalls(sandbox, { capabilities, id: 'mine' })).toEqual({ id: 'mine' })
  })

  it('error: answers 5730 to an unknown ID', async () => {
    const sandbox = withBatches()
    expect(await catchError(statusOf(sandbox, 'nothing'))).toMatchObject({ code: 5730 })
    const showing = sandbox.provider.request({ method: 'wallet_showCallsStatus', params: ['nothing'] })
    expect(await catchError(showing)).toMatchObject({ code: 5730 })
  })
})
