import { describe, expect, it } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import { auditQuote } from '@causeway/react/execution'
import {
  advanceWhile,
  createTestExecution,
  runToEnd,
  type TestExecution,
} from '../../support/environment/createTestExecution.ts'
import { otherPerson } from '../../support/quotes/quoteKinds.ts'

const executionOf = (kind: 'plain' | 'contract' | 'delegated'): TestExecution => {
  const env = createTestExecution()
  env.sandbox.wallet.setAccountKind(env.wallet.address, kind)
  return env
}

/** A quote for an account that sends to itself. */
const quoteToItself = ({ client, quoteParameters, wallet }: TestExecution) =>
  getQuote(client, quoteParameters('USDC', { recipient: wallet.address }))

const promptsOf = ({ execution }: TestExecution) => {
  const prompts: number[] = []
  execution.subscribeEvents(({ event }) => {
    if (event.type === 'prompted') prompts.push(...event.indexes)
  })
  return prompts
}

describe('an account that is a contract', () => {
  it('error: must confirm a swap to its own address on another network, where it may not exist', async () => {
    const env = executionOf('contract')
    const prompts = promptsOf(env)
    const quote = await quoteToItself(env)
    const over = env.execution.start(quote, env.connection)
    await advanceWhile(env.clock, () => env.execution.getState().decision === undefined)
    expect(env.execution.getState().decision).toMatchObject({
      kind: 'findings',
      findings: [
        {
          rule: 'contract-account',
          severity: 'confirm',
          facts: { account: env.wallet.address, chainId: quote.parameters.destinationChainId },
        },
      ],
    })
    env.execution.decline()
    expect((await over).status).toBe('rejected')
    expect(prompts).toEqual([])
  })

  it('behavior: doesn’t ask again about findings that the user has accepted', async () => {
    const env = executionOf('contract')
    const quote = await quoteToItself(env)
    const acceptedFindings = auditQuote(quote, { isContractAccount: true })
    const over = env.execution.start(quote, env.connection, { acceptedFindings })
    await advanceWhile(env.clock, () => env.execution.getState().status !== 'success')
    expect((await over).status).toBe('success')
  })

  it('behavior: may pay another recipient that the quote names', async () => {
    const env = executionOf('contract')
    const quote = await getQuote(env.client, { ...env.quoteParameters('USDC'), recipient: otherPerson })
    expect((await runToEnd(env, quote)).status).toBe('success')
  })

  it.each(['plain', 'delegated'] as const)(
    'default: treats a %s account as owned by the same key on every chain',
    async (kind) => {
      const env = executionOf(kind)
      const quote = await quoteToItself(env)
      expect((await runToEnd(env, quote)).status).toBe('success')
    },
  )

  it('behavior: can still swap if the other chain doesn’t answer', async () => {
    const env = executionOf('plain')
    const chainReader = { ...env.reader, getCode: () => Promise.reject(new Error('no answer')) }
    const quote = await quoteToItself(env)
    expect((await runToEnd(env, quote, { chainReader })).status).toBe('success')
  })
})
