import {
  createWalletClient,
  custom,
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  hashMessage,
  keccak256,
  recoverMessageAddress,
  recoverTypedDataAddress,
  stringToHex,
  zeroAddress,
  type Address,
} from 'viem'
import { describe, expect, it, vi } from 'vitest'
import { createManualClock, createSimulatedSandbox } from '@causeway/sandbox/simulated'
import { accountAbi } from '../../../src/simulated/contracts/accounts/accountAbi.ts'
import { at } from '../../support/at.ts'
import { balancesOf, sumBalances } from '../../support/balances.ts'
import { catchError } from '../../support/catchError.ts'
import { createTestSandbox } from '../../support/environment/createTestSandbox.ts'
import { bridge, currencyOf } from '../../support/quotes.ts'

const stranger = getAddress('0x00000000000000000000000000000000000a11ce')

describe('wallet', () => {
  it('default', async () => {
    const { provider, wallet, accounts } = createSimulatedSandbox({ clock: createManualClock() })
    const onAccounts = vi.fn()
    provider.on('accountsChanged', onAccounts)
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
    expect(wallet.account).toBeUndefined()
    expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([accounts[0]])
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([accounts[0]])
    expect(onAccounts.mock.calls).toEqual([[[accounts[0]]]])
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x7a69')
  })

  it('parameters: connected', async () => {
    const { provider, accounts } = createTestSandbox()
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([accounts[0]])
  })

  it('parameters: approve: “never” rejects every prompt with 4001', async () => {
    const { provider, wallet, user } = createTestSandbox()
    wallet.approve = 'never'
    const transaction = { from: user, to: stranger, value: '0x1' }
    for (const request of [
      { method: 'eth_sendTransaction', params: [transaction] },
      { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x7a6a' }] },
    ]) {
      expect(await catchError(provider.request(request))).toMatchObject({ code: 4001 })
    }
    expect(wallet.chainId).toBe(31337)
    wallet.disconnect()
    expect(await catchError(provider.request({ method: 'eth_requestAccounts' }))).toMatchObject({
      code: 4001,
    })
    expect(wallet.account).toBeUndefined()
  })

  it('behavior: keeps the prompt open until a function decides', async () => {
    const { provider, wallet, user, ledger } = createTestSandbox()
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const approve = vi.fn(() => promise)
    wallet.approve = approve
    const request = { method: 'eth_sendTransaction', params: [{ from: user, to: stranger, value: '0x7' }] }
    const sent = provider.request(request)
    expect(approve).toHaveBeenCalledWith(request)
    expect(await ledger.balanceOf(31337, zeroAddress, stranger)).toBe(0n)
    resolve(true)
    expect(await sent).toMatch(/^0x[0-9a-f]{64}$/)
    expect(await ledger.balanceOf(31337, zeroAddress, stranger)).toBe(7n)
  })

  it('behavior: notifies the page when account and chain are switched', async () => {
    const { provider, wallet, accounts } = createTestSandbox()
    const onAccounts = vi.fn()
    const onChain = vi.fn()
    provider.on('accountsChanged', onAccounts)
    provider.on('chainChanged', onChain)
    wallet.switchAccount(at(accounts, 2))
    wallet.switchChain(31338)
    wallet.switchChain(31338)
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x7a69' }] })
    wallet.disconnect()
    expect(onAccounts.mock.calls).toEqual([[[accounts[2]]], [[]]])
    expect(onChain.mock.calls).toEqual([['0x7a6a'], ['0x7a69']])
    provider.removeListener('chainChanged', onChain)
    wallet.switchChain(31338)
    expect(onChain).toHaveBeenCalledTimes(2)
  })

  it('error: answers 4902 to an unknown chain, and 4200 to an unsupported method', async () => {
    const { provider, wallet } = createTestSandbox()
    const unknown = { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x1' }] }
    expect(await catchError(provider.request(unknown))).toMatchObject({ code: 4902 })
    for (const method of ['eth_sign', 'eth_signTypedData', 'wallet_watchAsset', 'constructor']) {
      expect(await catchError(provider.request({ method }))).toMatchObject({ code: 4200 })
    }
    expect(() => wallet.switchAccount(stranger)).toThrow(/not an account/)
  })

  it('error: answers 4100 to another account than the connected one', async () => {
    const { provider, wallet, accounts } = createTestSandbox()
    const send = (from: Address | undefined) =>
      catchError(
        provider.request({ method: 'eth_sendTransaction', params: [{ from, to: stranger, value: '0x1' }] }),
      )
    expect(await send(accounts[1])).toMatchObject({ code: 4100 })
    wallet.disconnect()
    expect(await send(accounts[0])).toMatchObject({ code: 4100 })
  })
})

describe('prompts', () => {
  const transfer = (from: Address) => ({
    method: 'eth_sendTransaction',
    params: [{ from, to: stranger, value: '0x7' }],
  })
  const strangersEther = (sandbox: ReturnType<typeof createTestSandbox>) =>
    sandbox.ledger.balanceOf(31337, zeroAddress, stranger)

  it('behavior: lets a script decide first, in its order, and then approve again', async () => {
    const { provider, wallet, user } = createTestSandbox()
    wallet.script({ type: 'reject' }, { type: 'approve' })
    wallet.approve = 'never'
    expect(await catchError(provider.request(transfer(user)))).toMatchObject({ code: 4001 })
    expect(await provider.request(transfer(user))).toMatch(/^0x/)
    expect(await catchError(provider.request(transfer(user)))).toMatchObject({ code: 4001 })
  })

  it.each([5000, 5750, 'ACTION_REJECTED'] as const)('behavior: rejects as %s', async (code) => {
    const sandbox = createTestSandbox()
    sandbox.wallet.script({ type: 'reject', code })
    expect(await catchError(sandbox.provider.request(transfer(sandbox.user)))).toMatchObject({ code })
    expect(await strangersEther(sandbox)).toBe(0n)
  })

  it('behavior: sends nothing if the wallet fails', async () => {
    const sandbox = createTestSandbox()
    sandbox.wallet.script({ type: 'fail', code: -32603, message: 'Out of ink.' })
    expect(await catchError(sandbox.provider.request(transfer(sandbox.user)))).toMatchObject({
      code: -32603,
      message: 'Out of ink.',
    })
    expect(await strangersEther(sandbox)).toBe(0n)
  })

  it('behavior: manual: keeps prompts open until a reply', async () => {
    const sandbox = createTestSandbox()
    const { provider, wallet, user } = sandbox
    wallet.approve = 'manual'
    const opened = wallet.nextPrompt()
    const sent = provider.request(transfer(user))
    const prompt = await opened
    expect(prompt.request).toEqual(transfer(user))
    expect(wallet.prompts).toEqual([prompt])
    expect(await strangersEther(sandbox)).toBe(0n)
    prompt.reply({ type: 'approve' })
    prompt.reply({ type: 'reject' })
    await sent
    expect(wallet.prompts).toEqual([])
    expect(await strangersEther(sandbox)).toBe(7n)
  })

  it('behavior: allows a reply to a prompt that hangs', async () => {
    const { provider, wallet, user } = createTestSandbox()
    wallet.script({ type: 'hang' })
    const sent = provider.request(transfer(user))
    const prompt = await wallet.nextPrompt()
    prompt.reply({ type: 'reject', code: 5000 })
    expect(await catchError(sent)).toMatchObject({ code: 5000 })
  })

  it('behavior: keeps the transaction sent if the answer is lost, or never comes', async () => {
    const sandbox = createTestSandbox()
    const { provider, wallet, user } = sandbox
    wallet.script({ type: 'approve', answer: 'lost' }, { type: 'approve', answer: 'never' })
    expect(await catchError(provider.request(transfer(user)))).toMatchObject({ code: -32603 })
    expect(await strangersEther(sandbox)).toBe(7n)
    const settled = vi.fn()
    void provider.request(transfer(user)).finally(settled)
    await sandbox.clock.advance(0)
    expect(await strangersEther(sandbox)).toBe(14n)
    expect(settled).not.toHaveBeenCalled()
  })

  it('behavior: answers with its own ID instead of a hash', async () => {
    const sandbox = createTestSandbox()
    const { provider, wallet, user, rpc } = sandbox
    wallet.script({ type: 'approve', answer: 'own' })
    const id = await provider.request(transfer(user))
    expect(id).toMatch(/^0x[0-9a-f]{64}$/)
    const known = await rpc(31337).request({ method: 'eth_getTransactionByHash', params: [id] })
    expect(known).toBeNull()
    expect(await strangersEther(sandbox)).toBe(7n)
  })

  it('behavior: charges only gas for a transaction that reverts, and nothing for a dropped one', async () => {
    const sandbox = createTestSandbox()
    const { provider, wallet, user, origin, rpc } = sandbox
    const before = await balancesOf(sandbox, user)
    const usdc = currencyOf(origin, 'USDC').address
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [stranger, 5n] })
    const request = { method: 'eth_sendTransaction', params: [{ from: user, to: usdc, data }] }
    wallet.script({ type: 'approve', outcome: 'reverts' }, { type: 'approve', outcome: 'dropped' })
    const reverted = await provider.request(request)
    const receiptOf = (hash: unknown) =>
      rpc(31337).request({ method: 'eth_getTransactionReceipt', params: [hash] })
    expect(await receiptOf(reverted)).toMatchObject({ status: '0x0', gasUsed: '0x5208' })
    const dropped = await provider.request(request)
    expect(dropped).toMatch(/^0x[0-9a-f]{64}$/)
    expect(await receiptOf(dropped)).toBeNull()
    const after = await balancesOf(sandbox, user)
    expect(after).toEqual({ ...before, '31337 ETH': (before['31337 ETH'] ?? 0n) - 21_000n * 60_000_000n })
  })

  it('parameters: singlePrompt', async () => {
    const { provider, wallet, user } = createTestSandbox()
    wallet.singlePrompt = true
    wallet.approve = 'manual'
    const first = provider.request(transfer(user))
    expect(await catchError(provider.request(transfer(user)))).toMatchObject({ code: -32002 })
    const prompt = await wallet.nextPrompt()
    prompt.reply({ type: 'approve' })
    await first
    wallet.approve = 'always'
    expect(await provider.request(transfer(user))).toMatch(/^0x/)
  })

  it('behavior: sends what was requested if chain and account change while a prompt is open', async () => {
    const sandbox = createTestSandbox()
    const { provider, wallet, user, accounts } = sandbox
    wallet.approve = async () => {
      wallet.switchChain(31338)
      wallet.switchAccount(at(accounts, 1))
      return true
    }
    const hash = await provider.request(transfer(user))
    const transaction = { method: 'eth_getTransactionByHash', params: [hash] }
    expect(await sandbox.rpc(31337).request(transaction)).toMatchObject({ from: user })
    expect(await sandbox.rpc(31338).request(transaction)).toBeNull()
  })
})

describe('chains', () => {
  it('behavior: answers 4902 to a forgotten chain until a page adds it', async () => {
    const { provider, wallet } = createTestSandbox()
    const switching = { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x7a6a' }] }
    const adding = { method: 'wallet_addEthereumChain', params: [{ chainId: '0x7a6a', chainName: 'Birch' }] }
    wallet.forgetChain(31338)
    expect(await catchError(provider.request(switching))).toMatchObject({ code: 4902 })
    wallet.script({ type: 'reject' })
    expect(await catchError(provider.request(adding))).toMatchObject({ code: 4001 })
    expect(await catchError(provider.request(switching))).toMatchObject({ code: 4902 })
    expect(await provider.request(adding)).toBeNull()
    // Adding is not switching (EIP-3085).
    expect(wallet.chainId).toBe(31337)
    expect(await provider.request(switching)).toBeNull()
    expect(wallet.chainId).toBe(31338)
    expect(() => wallet.forgetChain(31338)).toThrow(/is on/)
  })

  it('error: refuses to add a chain without a node', async () => {
    const { provider } = createTestSandbox()
    const adding = { method: 'wallet_addEthereumChain', params: [{ chainId: '0x1' }] }
    expect(await catchError(provider.request(adding))).toMatchObject({ code: -32602 })
  })

  it('behavior: fails with 4900 offline, or 4901 for the chain alone, and notifies pages', async () => {
    const { provider, wallet } = createTestSandbox()
    const [onDisconnect, onConnect] = [vi.fn(), vi.fn()]
    provider.on('disconnect', onDisconnect)
    provider.on('connect', onConnect)
    wallet.goOffline()
    expect(await catchError(provider.request({ method: 'eth_chainId' }))).toMatchObject({ code: 4900 })
    wallet.goOffline('chain')
    expect(await catchError(provider.request({ method: 'eth_chainId' }))).toMatchObject({ code: 4901 })
    wallet.goOnline()
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x7a69')
    expect(onDisconnect.mock.calls).toMatchObject([[{ code: 4900 }], [{ code: 4901 }]])
    expect(onConnect.mock.calls).toEqual([[{ chainId: '0x7a69' }]])
  })
})

describe('signatures', () => {
  const typedData = {
    domain: { name: 'Test', version: '1', chainId: 31337, verifyingContract: stranger },
    types: {
      Note: [
        { name: 'text', type: 'string' },
        { name: 'amount', type: 'uint256' },
      ],
    },
    primaryType: 'Note',
    message: { text: 'hello', amount: 5n },
  } as const

  it('default', async () => {
    const { provider, user } = createTestSandbox()
    const client = createWalletClient({ account: user, transport: custom(provider) })
    const message = 'Sign this.'
    const signature = await client.signMessage({ message })
    expect(await recoverMessageAddress({ message, signature })).toBe(user)
    const raw = { raw: keccak256(stringToHex('a hash')) }
    expect(
      await recoverMessageAddress({ message: raw, signature: await client.signMessage({ message: raw }) }),
    ).toBe(user)
    const typed = await client.signTypedData(typedData)
    expect(await recoverTypedDataAddress({ ...typedData, signature: typed })).toBe(user)
  })

  it('error: refuses another account, another chain, or untyped data', async () => {
    const { provider, user, accounts } = createTestSandbox()
    const sign = (account: unknown, data: unknown) =>
      catchError(provider.request({ method: 'eth_signTypedData_v4', params: [account, data] }))
    const json = JSON.stringify({ ...typedData, message: { text: 'hello', amount: '5' } })
    expect(await sign(accounts[1], json)).toMatchObject({ code: 4100 })
    expect(await sign(user, json.replace('31337', '1'))).toMatchObject({ code: -32602 })
    expect(await sign(user, '{')).toMatchObject({ code: -32602 })
    expect(await sign(user, '{}')).toMatchObject({ code: -32602 })
    expect(await sign(user, json.replace('"5"', '"five"'))).toMatchObject({ code: -32602 })
  })

  it('error: rejects if the user declines', async () => {
    const { provider, wallet, user } = createTestSandbox()
    wallet.script({ type: 'reject' })
    const signing = provider.request({ method: 'personal_sign', params: ['0x12', user] })
    expect(await catchError(signing)).toMatchObject({ code: 4001 })
  })

  it.each(['contract', 'delegated'] as const)(
    'behavior: verifies signatures of a %s account by ERC-1271',
    async (kind) => {
      const { provider, wallet, user, accounts, rpc } = createTestSandbox()
      wallet.setAccountKind(user, kind)
      const message = 'Sign this.'
      const client = createWalletClient({ account: user, transport: custom(provider) })
      const signature = await client.signMessage({ message })
      expect((await recoverMessageAddress({ message, signature })) === user).toBe(kind === 'delegated')
      const answerOf = async (account: Address, text: string) => {
        const args = [hashMessage(text), signature] as const
        const data = encodeFunctionData({ abi: accountAbi, functionName: 'isValidSignature', args })
        const output = await rpc(31337).request({
          method: 'eth_call',
          params: [{ to: account, data }, 'latest'],
        })
        return decodeFunctionResult({
          abi: accountAbi,
          functionName: 'isValidSignature',
          data: output as `0x${string}`,
        })
      }
      expect(await answerOf(user, message)).toBe('0x1626ba7e')
      expect(await answerOf(user, 'Something else.')).toBe('0xffffffff')
      const other = at(accounts, 1)
      wallet.setAccountKind(other, kind)
      expect(await answerOf(other, message)).toBe('0xffffffff')
      const code = await rpc(31337).request({ method: 'eth_getCode', params: [user, 'latest'] })
      expect(code).toMatch(kind === 'contract' ? /^0xfe$/ : /^0xef0100[0-9a-f]{40}$/i)
    },
  )
})

describe('accounts with code', () => {
  it.each(['contract', 'delegated'] as const)('behavior: bridges with a %s account', async (kind) => {
    const sandbox = createTestSandbox()
    const { wallet, user, bundler, clock, rpc } = sandbox
    const before = await sumBalances(sandbox, [bundler])
    wallet.setAccountKind(user, kind)
    const { details } = await bridge(sandbox, { amount: 25_000_000n })
    await clock.advance(1500)
    const after = await balancesOf(sandbox, user)
    expect(after['31338 USDC']).toBe(10_000_000_000n + details.currencyOut.amount)
    expect(after['31337 USDC']).toBe(10_000_000_000n - 25_000_000n)
    const block = await rpc(31337).request({ method: 'eth_getBlockByNumber', params: ['0x2', true] })
    expect(block).toMatchObject({ transactions: [{ from: kind === 'contract' ? bundler : user }] })
    expect(await sumBalances(sandbox, [bundler])).toEqual(before)
  })

  it('error: lets no other account run a batch', async () => {
    const { wallet, user, accounts, rpc } = createTestSandbox()
    const other = at(accounts, 1)
    wallet.setAccountKind(other, 'contract')
    const data = encodeFunctionData({
      abi: accountAbi,
      functionName: 'execute',
      args: [`0x01${'00'.repeat(31)}`, '0x'],
    })
    const call = { from: user, to: other, data }
    expect(
      await catchError(rpc(31337).request({ method: 'eth_call', params: [call, 'latest'] })),
    ).toMatchObject({
      code: 3,
    })
  })
})
