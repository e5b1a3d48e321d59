import type { Page } from '@playwright/test'
import { formatUnits, parseUnits } from 'viem'
import type { CapturedQuotes } from './captureQuotes.ts'
import type { DemoPage } from './demoPage.ts'
import { holdRoute } from './holdRoute.ts'
import { changesBetween, gasOf, type Ledger } from './ledger.ts'
import { requestIdOf } from './requestIdOf.ts'
import { expect } from './test.ts'

interface CrossWithTokenParameters {
  page: Page
  demoPage: DemoPage
  ledger: Ledger
  quotes: CapturedQuotes
}

/** Bridges a token from Alder to Birch in the demo, and accounts for every coin. */
export async function bridgeToken({
  page,
  demoPage,
  ledger,
  quotes,
}: CrossWithTokenParameters): Promise<void> {
  await demoPage.connect()
  const before = await ledger.snapshot()
  await demoPage.quote('100')
  await demoPage.feesSummary.click()
  await expect(page.getByText(/^Provider fee/).first()).toBeVisible()
  await expect(page.getByText('Minimum received')).toBeVisible()

  const release = await holdRoute(page, '**/causeway/intents/status**')
  await demoPage.start()
  await expect(demoPage.prompt('Allow spending')).toContainText('100 USDC')
  await demoPage.approve('Allow spending')
  await expect(demoPage.prompt('Deposit')).toContainText('100 USDC')
  await demoPage.approve('Deposit')
  await expect(page.getByRole('heading', { name: 'Bridge in progress' })).toBeVisible()
  await release()
  await expect(page.getByRole('heading', { name: 'Bridge complete' })).toBeVisible()

  const requestId = await requestIdOf(page)
  const { amountIn, amountOut, fee } = await quotes.find(requestId)
  const mined = await ledger.minedSince(before)
  const byUser = mined.filter(({ from }) => from === 'user')
  const bySolver = mined.filter(({ from }) => from === 'solver')

  expect(amountIn).toBe(parseUnits('100', 6))
  expect(amountOut).toBe(amountIn - fee)
  expect(mined.map(({ chain, from, status }) => `${from} on ${chain}: ${status}`)).toEqual([
    'user on Alder: success',
    'user on Alder: success',
    'solver on Birch: success',
  ])
  expect(changesBetween(before, await ledger.snapshot())).toEqual({
    'Alder USDC user': -amountIn,
    'Alder USDC depository': amountIn,
    'Alder ETH user': -gasOf(byUser),
    'Birch USDC user': amountOut,
    'Birch USDC solver': -(amountIn - fee),
    'Birch ETH solver': -gasOf(bySolver),
  })

  const arrived = formatUnits(amountOut, 6)
  await expect(page.getByText(`${arrived} USDC arrived on Birch.`).first()).toBeVisible()
  const swap = await demoPage.findSwap(requestId)
  await expect(swap).toContainText('Completed')
  await expect(swap).toContainText(`100 USDC to ${arrived} USDC`)
  await expect(swap).toContainText('Alder to Birch')
  await expect(swap).toContainText(/just now|min\. ago/)
  await swap.getByRole('button').click()
  const details = page.getByRole('article')
  await expect(details.getByTitle(requestId)).toBeVisible()
  await expect(details).toContainText(`${arrived} USDC arrived on Birch.`)
  for (const leg of ['Deposit on Alder', 'Delivery on Birch']) await expect(details).toContainText(leg)
}
