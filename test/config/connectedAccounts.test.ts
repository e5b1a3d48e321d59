import { describe, expect, it, vi } from 'vitest'
import { createConnectedAccounts } from '../../src/config/connectedAccounts.ts'

const first = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const second = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const view = { id: '0x1', account: first }

/** Accounts, and a clock on which the time of a wallet that is gone passes when the test says so. */
function create() {
  const timers = new Set<() => void>()
  const accounts = createConnectedAccounts({
    sleep: (_, signal) =>
      new Promise((resolve, reject) => {
        timers.add(resolve)
        signal?.addEventListener('abort', () => {
          timers.delete(resolve)
          reject(signal.reason)
        })
      }),
  })
  const onChange = vi.fn<() => void>()
  accounts.subscribe(onChange)
  return {
    accounts,
    onChange,
    async pass() {
      for (const resolve of Array.from(timers)) resolve()
      timers.clear()
      await Promise.resolve()
    },
    timers,
  }
}

describe('isHidden', () => {
  it('default: hides nothing of a connected account, in any letter case, and nothing of swaps without an account', () => {
    const { accounts } = create()
    accounts.connect(first)
    expect(accounts.isHidden(view)).toBe(false)
    expect(accounts.isHidden({ ...view, account: first.toLowerCase() })).toBe(false)
    expect(accounts.isHidden({ id: '0x1', account: undefined })).toBe(false)
  })

  it('default: leaves it to the page to show what it runs for an account that was never connected', () => {
    const { accounts } = create()
    accounts.connect(second)
    expect(accounts.isHidden(view)).toBe(false)
  })

  it('behavior: hides at once when another account replaces it', () => {
    const { accounts, onChange } = create()
    accounts.connect(first)()
    onChange.mockClear()
    accounts.connect(second)
    expect(accounts.isHidden(view)).toBe(true)
    expect(onChange).toHaveBeenCalledOnce()
  })

  it('behavior: keeps a disconnected wallet for a while', async () => {
    const { accounts, onChange, pass } = create()
    accounts.connect(first)()
    accounts.leave()
    onChange.mockClear()
    expect(accounts.isHidden(view)).toBe(false)
    await pass()
    expect(accounts.isHidden(view)).toBe(true)
    expect(onChange).toHaveBeenCalledOnce()
    accounts.connect(first)
    expect(accounts.isHidden(view)).toBe(false)
  })

  it('behavior: counts an account that returns in time as never gone, and waits in full the next time', async () => {
    const { accounts, onChange, pass, timers } = create()
    accounts.connect(first)()
    accounts.leave()
    const disconnect = accounts.connect(first)
    expect(timers.size).toBe(0)
    disconnect()
    accounts.leave()
    accounts.leave()
    expect(timers.size).toBe(1)
    onChange.mockClear()
    await pass()
    expect(accounts.isHidden(view)).toBe(true)
  })

  it('behavior: keeps the wallet when a part of the page unmounts', async () => {
    const { accounts, pass, timers } = create()
    const [one, other] = [accounts.connect(first), accounts.connect(first)]
    one()
    accounts.leave()
    expect(timers.size).toBe(0)
    other()
    await pass()
    expect(accounts.isHidden(view)).toBe(false)
  })

  it('behavior: treats two wallets on a page as both connected', async () => {
    const { accounts, pass } = create()
    accounts.connect(first)
    accounts.connect(second)
    accounts.leave()
    await pass()
    expect(accounts.isHidden(view)).toBe(false)
    expect(accounts.isHidden({ id: '0x2', account: second })).toBe(false)
  })
})

describe('successorOf', () => {
  it('default: has no successor while it is connected, in any letter case, or if it never was', async () => {
    const { accounts } = create()
    accounts.connect(first)
    expect(await accounts.successorOf(first)).toBe(first)
    expect(await accounts.successorOf(second)).toBe(second)
    accounts.connect(first)()
    expect(await accounts.successorOf(first)).toBe(first)
  })

  it('behavior: gives the account that replaced it, as the page writes it', async () => {
    const { accounts } = create()
    accounts.connect(first)()
    accounts.connect(second)
    accounts.leave(first)
    expect(await accounts.successorOf(first)).toBe(second)
  })

  it('behavior: waits for an account that is gone, and gives no successor then', async () => {
    const { accounts, pass } = create()
    accounts.connect(first)()
    accounts.leave(first)
    const onResponse = vi.fn<(account: string | undefined) => void>()
    const answer = accounts.successorOf(first).then(onResponse)
    await Promise.resolve()
    expect(onResponse).not.toHaveBeenCalled()
    await pass()
    await answer
    expect(onResponse).toHaveBeenCalledWith(undefined)
  })

  it('behavior: gives the same account if it reconnects in time', async () => {
    const { accounts } = create()
    accounts.connect(first)()
    accounts.leave(first)
    const answer = accounts.successorOf(first)
    accounts.connect(first)
    expect(await answer).toBe(first)
  })

  it('behavior: doesn’t count an account as connected by showing its swap', async () => {
    const { accounts } = create()
    accounts.connect(first)()
    accounts.connect(second)
    accounts.show('0x1')
    expect(await accounts.successorOf(first)).toBe(second)
  })

  it('behavior: keeps an account connected while another part has it in a new object', async () => {
    const { accounts, pass } = create()
    const disconnect = accounts.connect(second)
    accounts.connect(first)()
    disconnect()
    accounts.connect(second)
    accounts.leave(second)
    await pass()
    expect(await accounts.successorOf(first)).toBe(first)
    expect(accounts.isHidden(view)).toBe(false)
  })

  it('behavior: keeps the account while another one disconnects for a moment', async () => {
    const { accounts, pass } = create()
    const disconnect = accounts.connect(second)
    accounts.connect(first)()
    disconnect()
    accounts.leave(second)
    accounts.connect(second)
    await pass()
    expect(await accounts.successorOf(first)).toBe(first)
  })
})

describe('ask', () => {
  it('default: shows what was asked for, and nothing else', () => {
    const { accounts, onChange } = create()
    accounts.connect(first)()
    accounts.connect(second)
    onChange.mockClear()
    accounts.show('0x1')
    expect(onChange).toHaveBeenCalledOnce()
    expect(accounts.isHidden(view)).toBe(false)
    expect(accounts.isHidden({ ...view, id: '0x2' })).toBe(true)
  })

  it.each([
    ['connects another account', () => {}],
    ['connects one where none was', (leave: () => void) => leave()],
  ])('behavior: doesn’t show it for an account that %s', (_, before) => {
    const { accounts } = create()
    const third = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
    before(accounts.connect(second))
    accounts.show('0x1')
    accounts.connect(third)
    expect(accounts.isHidden(view)).toBe(true)
  })

  it('behavior: shows an account its own swaps, whoever asked for them before', async () => {
    const { accounts, pass } = create()
    const disconnect = accounts.connect(second)
    accounts.show('0x1')
    disconnect()
    accounts.leave()
    await pass()
    expect(accounts.isHidden(view)).toBe(true)
    accounts.connect(first)
    expect(accounts.isHidden(view)).toBe(false)
  })
})
