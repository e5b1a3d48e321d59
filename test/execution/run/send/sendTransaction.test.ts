import { describe, expect, it } from 'vitest'
import { sendTransaction } from '../../../../src/execution/run/send/sendTransaction.ts'
import { call } from '../../../support/mutations/places.ts'
import {
  account,
  contract,
  createTestRun,
  hash,
  transactionItem,
  type TestRun,
} from '../../../support/environment/createTestRun.ts'

const deposit = transactionItem()
const approve = transactionItem({
  data: { ...deposit.data, data: call('approve', contract, 5n), value: 0n },
  check: undefined,
})
const other = `0x${'2'.repeat(64)}` as const
const never = () => new Promise<never>(() => {})
const namesOf = ({ events }: TestRun) => events.map(({ type }) => type)

describe('sendTransaction', () => {
  it('default: sends what the quote says without gas hints, and waits', async () => {
    const sent: unknown[] = []
    const item = transactionItem({ data: { ...deposit.data, gas: 1n, maxFeePerGas: 2n } })
    const env = createTestRun({
      items: [item],
      wallet: {
        sendTransaction: async (transaction) => {
          sent.push(transaction)
          return hash
        },
      },
    })
    await sendTransaction(env.run, item, 0)
    expect(sent).toStrictEqual([deposit.data])
    expect(env.events).toMatchObject([
      { type: 'prompted', indexes: [0], intent: { approval: undefined } },
      { type: 'submitted', index: 0, transactionHash: hash },
      { type: 'confirmed', index: 0, transactionHash: hash },
    ])
    expect(env.watched).toEqual([item])
  })

  it.each(['0x9', `${hash}0`, `x${hash}`, 'sent'])(
    'behavior: checks the allowance every four seconds if the wallet answers %s, which is no hash',
    async (answer) => {
      let allowance = 0n
      const env = createTestRun({
        items: [approve],
        wallet: { sendTransaction: async () => answer as `0x${string}` },
        chainReader: {
          getAllowance: async () => allowance,
          waitForTransaction: () => Promise.reject(new Error()),
        },
        onSleep: ({ sleeps }) => {
          if (sleeps.length === 2) allowance = 5n
        },
      })
      await sendTransaction(env.run, approve, 0)
      expect(env.sleeps).toEqual([4_000, 4_000])
      expect(env.events.slice(1)).toEqual([
        { type: 'submitted', index: 0, transactionHash: undefined },
        { type: 'confirmed', index: 0 },
      ])
      expect(env.events[0]).toMatchObject({
        intent: { approval: { token: contract, spender: contract, amount: 5n } },
      })
    },
  )

  it('behavior: finds an approval whose hash no chain knows by the allowance', async () => {
    const env = createTestRun({
      items: [approve],
      chainReader: { getAllowance: async () => 5n, waitForTransaction: never },
    })
    await sendTransaction(env.run, approve, 0)
    expect(env.events.at(-1)).toEqual({ type: 'confirmed', index: 0 })
  })

  it.each([true, false])(
    'error: treats another transaction under the hash as a lost answer, and asks the user, who answers %s',
    async (answer) => {
      const { chainId: _, ...asked } = deposit.data
      let prompts = 0
      const env = createTestRun({
        answer,
        wallet: { sendTransaction: async () => (++prompts === 1 ? other : hash) },
        chainReader: {
          waitForTransaction: async ({ transactionHash }) => ({ status: 'success', transactionHash }),
          getTransaction: async ({ transactionHash }) =>
            transactionHash === hash ? asked : { ...asked, from: contract },
        },
        onSleep: ({ say }) => say('waiting'),
      })
      const sending = sendTransaction(env.run, deposit, 0)
      if (answer) await sending
      else await expect(sending).rejects.toMatchObject({ name: 'ResponseLostError' })
      expect(env.decisions.map(({ kind }) => kind)).toEqual(['notSeen'])
      expect(prompts).toBe(answer ? 2 : 1)
      const [item] = env.store.getState().items
      expect(item).toMatchObject(
        answer ? { status: 'done', transactionHash: hash } : { status: 'lost', transactionHash: undefined },
      )
    },
  )

  it('error: lets the user decide about a lost answer if the request has no ID', async () => {
    const item = transactionItem({ requestId: undefined, check: undefined })
    const env = createTestRun({
      items: [item],
      isUnnamed: true,
      answer: false,
      wallet: { sendTransaction: () => Promise.reject(new Error('session lost')) },
    })
    await expect(sendTransaction(env.run, item, 0)).rejects.toMatchObject({ name: 'ResponseLostError' })
    expect(env.decisions.map(({ kind }) => kind)).toEqual(['notSeen'])
  })

  it('behavior: ends the wait without a hash once the provider reports it', async () => {
    const env = createTestRun({
      wallet: { sendTransaction: async () => '0x9' },
      onSleep: ({ say, sleeps }) => sleeps.length === 2 && say('success'),
    })
    await sendTransaction(env.run, deposit, 0)
    expect(env.sleeps).toEqual([4_000, 4_000])
    expect(namesOf(env)).toEqual(['prompted', 'submitted', 'statusSeen'])
  })

  it('behavior: ends if the execution ends while the wallet is prompted', async () => {
    const env = createTestRun({ wallet: { sendTransaction: never } })
    const sending = sendTransaction(env.run, deposit, 0)
    await new Promise(setImmediate)
    env.say('refund')
    await sending
    expect(namesOf(env)).toEqual(['prompted', 'statusSeen'])
  })

  it('error: doesn’t prompt for a transaction that would revert', async () => {
    const simulated: unknown[] = []
    let sends = 0
    const env = createTestRun({
      wallet: { sendTransaction: async () => (sends++, hash) },
      chainReader: {
        simulateTransaction: async (parameters) => {
          simulated.push(parameters)
          return { status: 'reverted', reason: 'EXPIRED' }
        },
      },
    })
    await expect(sendTransaction(env.run, deposit, 0)).rejects.toMatchObject({
      name: 'TransactionWouldRevertError',
    })
    expect(simulated[0]).toEqual(deposit.data)
    expect([sends, env.events]).toEqual([0, []])
  })

  describe('a lost answer', () => {
    const lost = () => Promise.reject({ code: -32603 })

    it('behavior: reads the allowance of the account on its chain', async () => {
      const asked: unknown[] = []
      const env = createTestRun({
        items: [approve],
        wallet: { sendTransaction: lost },
        chainReader: { getAllowance: async (parameters) => (asked.push(parameters), 5n) },
      })
      await sendTransaction(env.run, approve, 0)
      const one = { chainId: 1, token: contract, owner: account, spender: contract }
      // Before the prompt, and once its answer is lost.
      expect(asked).toEqual([one, one])
    })

    it('behavior: asks nothing before the chain would show it', async () => {
      const waitedOn = async (blockTimeMs: (chainId: number) => number) => {
        const env = createTestRun({
          wallet: { sendTransaction: lost },
          answer: false,
          chainReader: { blockTimeMs },
          onSleep: ({ say }) => say('waiting'),
        })
        await expect(sendTransaction(env.run, deposit, 0)).rejects.toMatchObject({
          name: 'ResponseLostError',
        })
        return env.sleeps.reduce((sum, ms) => sum + ms, 0)
      }
      expect(await waitedOn((chainId) => (chainId === 1 ? 500 : 12_000))).toBeLessThan(20_000)
      expect(await waitedOn((chainId) => (chainId === 1 ? 12_000 : 500))).toBeGreaterThanOrEqual(360_000)
    })

    it('default: finds an approval by the allowance', async () => {
      const env = createTestRun({
        items: [approve],
        wallet: { sendTransaction: lost },
        chainReader: { getAllowance: async () => 5n },
      })
      await sendTransaction(env.run, approve, 0)
      expect(namesOf(env)).toEqual(['prompted', 'responseLost', 'confirmed'])
    })

    it('behavior: doesn’t prompt again for what was found, though more is to come', async () => {
      let sends = 0
      const env = createTestRun({
        items: [approve, deposit],
        wallet: { sendTransaction: () => (sends++, lost()) },
        chainReader: { getAllowance: async () => 5n },
      })
      await sendTransaction(env.run, approve, 0)
      expect(sends).toBe(1)
      expect(env.store.getState().items.map(({ status }) => status)).toEqual(['done', 'waiting'])
    })

    it('behavior: doesn’t touch the wallet anymore once the user declines', async () => {
      let looks = 0
      const env = createTestRun({
        wallet: { sendTransaction: lost, getAccount: async () => (looks++, account) },
        onSleep: ({ say }) => say('waiting'),
        answer: false,
      })
      const sending = sendTransaction(env.run, deposit, 0)
      await expect(sending).rejects.toMatchObject({ name: 'ResponseLostError' })
      // Twice for the one prompt.
      expect(looks).toBe(2)
    })

    it('behavior: prompts again for what was not sent, if the user wants it', async () => {
      let sends = 0
      const env = createTestRun({
        wallet: { sendTransaction: () => (++sends === 1 ? lost() : Promise.resolve(hash)) },
        onSleep: ({ say, sleeps }) => sleeps.length === 1 && say('waiting'),
      })
      await sendTransaction(env.run, deposit, 0)
      expect(sends).toBe(2)
      expect(env.decisions.map(({ kind }) => kind)).toEqual(['notSeen'])
      expect(namesOf(env).filter((type) => type === 'prompted')).toHaveLength(2)
    })

    it('behavior: doesn’t wait for the provider if it follows nothing', async () => {
      const env = createTestRun({ items: [approve], wallet: { sendTransaction: lost }, answer: false })
      await expect(sendTransaction(env.run, approve, 0)).rejects.toMatchObject({
        name: 'ResponseLostError',
      })
      expect(env.sleeps).toEqual([3_000, 3_000, 3_000, 3_000, 3_000])
    })

    it('behavior: waits for the provider’s report on what the account may have sent', async () => {
      const env = createTestRun({
        wallet: { sendTransaction: lost },
        chainReader: {
          getTransactionCount: async ({ account: asked }) => {
            expect(asked).toBe(account)
            return env.store.getState().status === 'unknown' ? 8 : 7
          },
        },
        onSleep: ({ say, sleeps }) => say(sleeps.length > 9 ? 'success' : 'waiting'),
      })
      await sendTransaction(env.run, deposit, 0)
      expect(env.sleeps).toHaveLength(10)
      expect(env.decisions).toEqual([])
    })

    it.each([
      ['says how it is followed', deposit, 12],
      ['does not', transactionItem({ check: undefined }), 12],
      ['is an approval that is not followed', approve, 5],
    ])(
      'behavior: waits for as long as the provider may report, where the item %s',
      async (_, item, pauses) => {
        const asked: unknown[] = []
        const env = createTestRun({
          items: [item],
          wallet: { sendTransaction: lost },
          answer: false,
          chainReader: {
            getTransactionCount: async (parameters) => {
              asked.push(parameters)
              return 7
            },
          },
          onSleep: ({ say, sleeps }) => sleeps.length === 12 && say('waiting'),
        })
        await expect(sendTransaction(env.run, item, 0)).rejects.toMatchObject({ name: 'ResponseLostError' })
        expect(env.sleeps).toHaveLength(pauses)
        expect(env.events).toContainEqual(expect.objectContaining({ type: 'responseLost', indexes: [0] }))
        expect(asked.at(-1)).toEqual({ chainId: 1, account })
      },
    )
  })

  it('behavior: reads the account’s allowance on the chain until it is mined', async () => {
    const asked: unknown[] = []
    const env = createTestRun({
      items: [approve, deposit],
      chainReader: {
        getAllowance: async (parameters) => {
          asked.push(parameters)
          return 0n
        },
        waitForTransaction: async () => {
          for (let turn = 0; turn < 4; turn++) await new Promise(setImmediate)
          return { status: 'success', transactionHash: hash }
        },
      },
    })
    await sendTransaction(env.run, approve, 0)
    expect(asked[0]).toEqual({ chainId: 1, token: contract, owner: account, spender: contract })
    for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate)
    const { length } = asked
    for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate)
    expect(asked).toHaveLength(length)
  })
})
