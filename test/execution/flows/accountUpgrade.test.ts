import { expect, it } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import {
  advanceWhile,
  createTestExecution,
  type TestExecution,
} from '../../support/environment/createTestExecution.ts'

const delegation = `0xef0100${'ab'.repeat(20)}` as const
const relayer = '0x00000000000000000000000000000000000000e1'

/** A wallet that upgrades the account (EIP-7702) in the transaction that pays: the account has code only once that is mined. */
function createUpgrading(sentBy: 'account' | 'relayer') {
  const env = createTestExecution()
  const network = env.sandbox.network(env.chains[0].id)
  network.mining = 'manual'
  const account = env.wallet.address
  const isAccount = (address: string) => address.toLowerCase() === account.toLowerCase()
  let isMined = false
  let prompts = 0
  const wallet: TestExecution['wallet'] = {
    ...env.wallet,
    sendTransaction: async (transaction) => (prompts++, env.wallet.sendTransaction(transaction)),
  }
  const chainReader: TestExecution['reader'] = {
    ...env.reader,
    getCode: async (of) => {
      if (!isAccount(of.address)) return env.reader.getCode(of)
      return isMined ? delegation : undefined
    },
    async getTransaction(of) {
      const sent = await env.reader.getTransaction?.(of)
      if (!sent || !isAccount(sent.from)) return sent
      // ERC-7579: execute(mode, calls) of the account.
      const called = [sent.to, `0x${sent.value.toString(16).padStart(64, '0')}`, sent.data]
      const data = `0xe9ae5c53${called.map((part) => part?.slice(2)).join('')}` as const
      const batch = { ...sent, to: account, data, value: 0n }
      return sentBy === 'account' ? batch : { ...batch, from: relayer, nonce: 77 }
    },
  }
  return {
    env,
    connection: { ...env.connection, wallet, chainReader },
    prompts: () => prompts,
    mine() {
      isMined = true
      network.mine()
      network.mining = 'automatic'
    },
    async pass(ms: number) {
      const until = env.clock.now() + ms
      await advanceWhile(env.clock, () => env.clock.now() < until)
    },
  }
}

it.each(['account', 'relayer'] as const)(
  'behavior: waits for a payment that upgrades the account, sent by the %s, without asking',
  async (sentBy) => {
    const { env, connection, prompts, mine, pass } = createUpgrading(sentBy)
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    const done = env.execution.start(quote, connection)
    await advanceWhile(env.clock, () => prompts() === 0)
    await pass(10 * 60_000)
    expect(env.execution.getState()).toMatchObject({
      status: 'confirming',
      decision: undefined,
      items: [{ status: 'confirming', transactionHash: expect.stringMatching(/^0x[\da-f]{64}$/) }],
    })
    mine()
    await advanceWhile(env.clock, () => env.execution.getState().status !== 'success')
    await done
    expect(prompts()).toBe(1)
  },
)
