import { screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import { createMemoryJournal, type Wallet } from '@causeway/react/execution'
import { PendingExecutionsWidget } from '@causeway/react/widgets'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { configOf, renderWithCauseway } from '../../support/renderWithCauseway.tsx'

const hashes = ['5e', '6f'].map((byte) => `0x${byte.repeat(32)}` as const)

it('default: shows the hashes that wallets sent late and no store can keep', async () => {
  const reported = vi.spyOn(globalThis, 'reportError').mockReturnValue()
  onTestFinished(() => reported.mockRestore())
  const env = createTestEnvironment()
  const journal = createMemoryJournal()
  const config = configOf(env, { journal })
  onTestFinished(() => config.stop())
  const answers: ((hash: `0x${string}`) => void)[] = []
  const wallet: Wallet = {
    ...env.wallet,
    sendTransaction: () => new Promise((resolve) => answers.push(resolve)),
  }
  const { current } = config.executions
  for (const { length } of hashes.map((_, index) => hashes.slice(0, index + 1))) {
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    void current.start(quote, { wallet, chainReader: config.chainReader }).catch(() => {})
    // The second is asked beside the prompt of the first, as the user decides.
    await vi.waitFor(() => {
      if (current.getState().status === 'attention') current.proceed()
      expect(answers).toHaveLength(length)
    }, 60_000)
    current.stop()
  }
  for (const { id } of await journal.read()) await journal.remove(id)
  renderWithCauseway(<PendingExecutionsWidget />, env, { config })
  for (const [index, hash] of hashes.entries()) answers[index]?.(hash)
  const told = await screen.findAllByText(
    /^This browser can’t save what your wallet sent\. Don’t send it again\./,
  )
  expect(told.map(({ textContent }) => textContent.split(' ').at(-1))).toEqual(hashes)
  expect(document.body).not.toHaveTextContent('can’t be read')
})

it('error: reports deposit addresses that can’t be read, even if the swaps could be', async () => {
  const env = createTestEnvironment()
  const kept = createMemoryJournal()
  let isBroken = false
  const read = async () => (isBroken ? Promise.reject(new DOMException('blocked')) : kept.read())
  const config = configOf(env, { journal: { ...kept, read } })
  onTestFinished(() => config.stop())
  config.connect(undefined)
  await vi.waitFor(() => expect(config.executions.getState().isLoaded).toBe(true), { timeout: 60_000 })
  isBroken = true
  renderWithCauseway(<PendingExecutionsWidget />, env, { config })
  await screen.findByText(/^Saved swaps can’t be read\./)
  expect(config.executions.getState().error).toBeUndefined()
})
