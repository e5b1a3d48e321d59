import { screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import { createMemoryJournal, type Wallet } from '@causeway/react/execution'
import { PendingExecutionsWidget } from '@causeway/react/widgets'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { configOf, renderWithCauseway } from '../../support/renderWithCauseway.tsx'

const hash = `0x${'5e'.repeat(32)}` as const

it('default: the hash of what a wallet sent late and no store can keep is told, to be noted', async () => {
  const reported = vi.spyOn(globalThis, 'reportError').mockReturnValue()
  onTestFinished(() => reported.mockRestore())
  const env = createTestEnvironment()
  const journal = createMemoryJournal()
  const config = configOf(env, { journal })
  onTestFinished(() => config.stop())
  let answer: ((hash: `0x${string}`) => void) | undefined
  const wallet: Wallet = {
    ...env.wallet,
    sendTransaction: () => new Promise((resolve) => (answer = resolve)),
  }
  const { current } = config.executions
  const quote = await getQuote(env.client, env.quoteParameters('ETH'))
  void current.start(quote, { wallet, chainReader: config.chainReader })
  await vi.waitFor(() => expect(answer).toBeDefined(), 5_000)
  current.stop()
  for (const { id } of await journal.read()) await journal.remove(id)
  renderWithCauseway(<PendingExecutionsWidget />, env, { config })
  answer?.(hash)
  expect(await screen.findByText(/can’t save a transaction that your wallet sent/)).toHaveTextContent(hash)
  expect(document.body).not.toHaveTextContent('can’t be read')
})
