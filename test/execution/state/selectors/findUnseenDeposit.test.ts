import { describe, expect, it } from 'vitest'
import { findUnseenDeposit } from '../../../../src/execution/state/selectors/findUnseenDeposit.ts'
import { account, contract, createTestRun, hash } from '../../../support/environment/createTestRun.ts'

describe('findUnseenDeposit', () => {
  const { store, say } = createTestRun({ begun: 'sent' })
  store.dispatch({ type: 'confirmed', index: 0, transactionHash: hash })
  say('waiting')
  const state = store.getState()
  const [deposit] = state.items

  it('default: finds a deposit that is mined and not seen', () => {
    expect(findUnseenDeposit(state)).toEqual({ index: 0, chainId: 1, transactionHash: hash })
    expect(findUnseenDeposit({ ...state, status: 'unconfirmed' })).toBeDefined()
  })

  it('default: finds a mined deposit of a swap that the provider reports as failed', () => {
    const requestState = state.requestState && { ...state.requestState, status: 'failure' as const }
    const failed = { ...state, status: 'failed' as const, requestState }
    expect(findUnseenDeposit(failed)).toEqual({ index: 0, chainId: 1, transactionHash: hash })
    expect(findUnseenDeposit({ ...failed, requestState: undefined })).toBeUndefined()
    expect(findUnseenDeposit({ ...failed, status: 'refunded' })).toBeUndefined()
    const confirming = state.items.map((item) => ({ ...item, status: 'confirming' as const }))
    expect(findUnseenDeposit({ ...failed, items: confirming })).toBeUndefined()
  })

  it('default: finds a permit that was sent and is not used', () => {
    const permit = { standard: 'EIP-3009', contract, owner: account, nonce: '0x7' } as const
    const intent = { from: account, at: 0, permit } as const
    const items = [deposit, { ...deposit, kind: 'signature', transactionHash: undefined, intent }] as const
    expect(findUnseenDeposit({ ...state, items } as typeof state)).toEqual({ index: 1, chainId: 1, intent })
  })

  it.each(['failed', 'rejected', 'unconfirmed'] as const)(
    'behavior: finds a permit whose answer was lost, while %s',
    (status) => {
      const permit = { standard: 'EIP-3009', contract, owner: account, nonce: '0x7' } as const
      const intent = { from: account, at: 0, permit } as const
      const lost = {
        ...deposit,
        kind: 'signature',
        status: 'lost',
        transactionHash: undefined,
        intent,
      } as const
      const items = [lost, { ...deposit, status: 'waiting' }] as const
      const found = { index: 0, chainId: 1, intent }
      expect(findUnseenDeposit({ ...state, status, items } as typeof state)).toEqual(found)
      expect(findUnseenDeposit({ ...state, status: 'unknown', items } as typeof state)).toBeUndefined()
      const text = { ...lost, intent: { from: account, at: 0 } }
      expect(findUnseenDeposit({ ...state, status, items: [text] } as typeof state)).toBeUndefined()
    },
  )

  it.each(['failed', 'rejected', 'unconfirmed'] as const)(
    'behavior: finds a permit that was sent before other items, while %s',
    (status) => {
      const permit = { standard: 'EIP-3009', contract, owner: account, nonce: '0x7' } as const
      const intent = { from: account, at: 0, permit } as const
      const taken = { ...deposit, kind: 'signature', transactionHash: undefined, intent } as const
      const items = [taken, { ...deposit, status: 'waiting' }] as const
      expect(findUnseenDeposit({ ...state, status, items } as typeof state)).toEqual({
        index: 0,
        chainId: 1,
        intent,
      })
      expect(findUnseenDeposit({ ...state, status: 'awaitingWallet', items } as typeof state)).toBeUndefined()
      const text = { ...taken, paysNothing: true }
      expect(findUnseenDeposit({ ...state, status, items: [text, items[1]] } as typeof state)).toBeUndefined()
    },
  )

  it('behavior: takes the permit with the latest deadline', () => {
    const permit = { standard: 'EIP-3009', contract, owner: account, nonce: '0x7' } as const
    const signature = { ...deposit, kind: 'signature', transactionHash: undefined } as const
    const items = [5, 9, 7].map((expiresAt) => ({
      ...signature,
      intent: { from: account, at: 0, permit, expiresAt },
    }))
    const waiting = { ...deposit, status: 'waiting' } as const
    const found = findUnseenDeposit({
      ...state,
      status: 'failed',
      items: [...items, waiting],
    } as typeof state)
    expect(found).toMatchObject({ index: 1, intent: { expiresAt: 9 } })
    const delivering = findUnseenDeposit({ ...state, status: 'filling', items } as typeof state)
    expect(delivering).toMatchObject({ index: 1, intent: { expiresAt: 9 } })
  })

  it.each([
    ['that waits', { status: 'confirming' as const }],
    ['that the provider has not reported', { requestState: undefined }],
    ['without an item', { items: [] }],
    [
      'that a signature follows',
      { items: state.items.map((item) => ({ ...item, kind: 'signature' as const })) },
    ],
    ['that is not mined', { items: state.items.map((item) => ({ ...item, status: 'confirming' as const })) }],
    ['without a hash', { items: state.items.map((item) => ({ ...item, transactionHash: undefined })) }],
  ])('behavior: finds none %s', (_, change) => {
    expect(findUnseenDeposit({ ...state, ...change })).toBeUndefined()
  })
})
