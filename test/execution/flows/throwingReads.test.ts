import { describe, expect, it, onTestFinished } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import type { ChainReader, Wallet } from '@causeway/react/execution'
import { advanceWhile, createTestExecution } from '../../support/environment/createTestExecution.ts'
import { inTurn } from '../../support/runner/caseCount.ts'

type Method = Exclude<keyof ChainReader, 'has'>

const methods = [
  'getAllowance',
  'getBlock',
  'getChainTime',
  'getCode',
  'getLogs',
  'getTransaction',
  'getTransactionCount',
  'hasTransaction',
  'isPermitUsed',
  'blockTimeMs',
  'waitForTransaction',
] as const satisfies readonly Method[]

/** What a page’s own reader may do instead of returning a promise of the right kind. */
const misbehaviors: readonly [Method, string, () => unknown][] = [
  ...methods.map((name): [Method, string, () => unknown] => [
    name,
    'throws at once',
    () => {
      throw new Error('not a function')
    },
  ]),
  ['getTransactionCount', 'returns nothing', () => undefined],
  ['waitForTransaction', 'returns nothing', () => undefined],
  ['waitForTransaction', 'names an outcome in its own way', async () => ({ status: '0x1' })],
  ['getTransaction', 'returns nothing', () => undefined],
  ['getTransaction', 'names no call', async () => ({ hash: `0x${'5e'.repeat(32)}` })],
]

const batches: Wallet['batches'] = {
  getAtomicity: async () => 'supported',
  sendCalls: async ({ id }) => id,
  getCallsStatus: async () => ({ status: 400, transactionHashes: [] }),
}

const sent: Wallet['batches'] = {
  ...batches,
  getCallsStatus: async () => ({ status: 200, transactionHashes: [`0x${'5e'.repeat(32)}`] }),
}

const lose = () => Promise.reject(new Error('session lost'))

interface Way {
  wallet?: Partial<Wallet>
  symbol?: 'ETH' | 'USDC'
  usePermit?: boolean
  mining?: 'manual'
}

/** How a payment continues after its prompt, and which kind of quote it pays. */
const ways: readonly [string, Way][] = [
  ['a transaction', {}],
  ['an approval', { symbol: 'USDC' }],
  ['an approval that is not mined', { symbol: 'USDC', mining: 'manual' }],
  ['a lost transaction', { wallet: { sendTransaction: lose } }],
  ['a lost approval', { wallet: { sendTransaction: lose }, symbol: 'USDC' }],
  ['a batch', { wallet: { batches: sent }, symbol: 'USDC' }],
  ['a batch that the wallet gave up', { wallet: { batches }, symbol: 'USDC' }],
  ['a lost batch', { wallet: { batches: { ...batches, sendCalls: lose } }, symbol: 'USDC' }],
  ['a permit', { symbol: 'USDC', usePermit: true }],
]

describe.each(ways.map(([name, way], turn) => [name, way, turn] as const))(
  'a chain reader after the prompt for %s',
  (_, { wallet, symbol = 'ETH', usePermit, mining }, turn) => {
    it.each(inTurn(misbehaviors, { share: 3, turn }))(
      'error: fails no swap when its %s %s',
      async (name, _how, answer) => {
        const env = createTestExecution()
        if (mining) env.sandbox.network(env.chains[0].id).mining = mining
        let isPrompted = false
        const prompts =
          <args extends unknown[], result>(ask: (...given: args) => Promise<result>) =>
          (...given: args) => {
            isPrompted = true
            return ask(...given)
          }
        const { sendTransaction, signTypedData = lose } = { ...env.wallet, ...wallet }
        const own = wallet?.batches
        const quote = await getQuote(env.client, env.quoteParameters(symbol, usePermit ? { usePermit } : {}))
        for (const endpoint of ['status', 'permits'] as const)
          env.sandbox.faults.add({ endpoint, type: 'lostConnection' })
        onTestFinished(() => env.execution.stop())
        const read = env.reader[name] as (...given: unknown[]) => unknown
        void env.execution.start(quote, {
          wallet: {
            ...env.wallet,
            sendTransaction: prompts(sendTransaction),
            signTypedData: prompts(signTypedData),
            ...(own && { batches: { ...own, sendCalls: prompts(own.sendCalls) } }),
          },
          chainReader: {
            ...env.reader,
            [name]: (...given: unknown[]) => (isPrompted ? answer() : read(...given)),
          },
        })
        await advanceWhile(env.clock, () => !isPrompted)
        const promptedAt = env.clock.now()
        await advanceWhile(env.clock, () => {
          const { status, decision } = env.execution.getState()
          if (decision?.kind === 'postAgain') env.execution.decline()
          return status !== 'failed' && env.clock.now() < promptedAt + 30_000
        })
        expect(env.execution.getState().error).not.toMatchObject({ name: 'CallbackError' })
        expect(env.execution.getState().status).not.toBe('failed')
      },
    )
  },
)
