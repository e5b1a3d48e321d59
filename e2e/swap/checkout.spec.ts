import type { Sandbox } from '@causeway/sandbox'
import { createPublicClient, erc20Abi, http, parseEther, parseUnits, type Address } from 'viem'
import { changesBetween } from '../support/ledger.ts'
import { requestIdOf } from '../support/requestIdOf.ts'
import type { DemoPage } from '../support/demoPage.ts'
import { expect, test } from '../support/test.ts'

/** The recipient of the demo's payments. */
const shop = '0x5b00000000000000000000000000000000005b00'

/** The balance of an account in a token on Birch, read from the chain. */
async function heldOnBirch({ chains }: Sandbox, symbol: string, account: Address): Promise<bigint> {
  const birch = chains.find(({ name }) => name === 'Birch')
  const address = birch?.currencies.find((currency) => currency.symbol === symbol)?.address
  if (!birch || !address) throw new Error(`There is no ${symbol} on Birch.`)
  const client = createPublicClient({ transport: http(birch.rpcUrl, { retryCount: 0 }), cacheTime: 0 })
  return client.readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [account] })
}

async function pay({ page, submit, approve }: DemoPage): Promise<void> {
  // The text beside it is about a payment, too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ any token/)
  await expect(page.locator('.snippet')).toContainText('mode="checkout"')
  await expect(submit).toHaveText('Review payment')
  await submit.click()
  const review = page.getByRole('dialog', { name: 'Review payment' })
  await expect(review).toContainText(/Recipient gets|For “/)
  await review.getByRole('button', { name: /^(Confirm payment|Approve and pay)$/ }).click()
  await approve('Allow spending')
  await approve('Deposit')
  await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible()
}

test('default: pays the merchant the exact price, and charges the payer what was quoted', async ({
  page,
  demoPage,
  ledger,
  quotes,
  demo: { sandbox },
}) => {
  const held = await heldOnBirch(sandbox, 'USDC', shop)
  await demoPage.connect(1, '?checkout')
  const before = await ledger.snapshot()
  await expect(page.getByRole('region', { name: 'Order 1042' })).toContainText('25 USDC on Birch')
  await pay(demoPage)
  // The recipient is named once, below.
  await expect(page.locator('[data-cw-part=progress-sentence]')).toHaveText(/^25\sUSDC arrived on Birch\.$/)
  const { amountIn, amountOut } = await quotes.find(await requestIdOf(page))
  expect(amountOut).toBe(parseUnits('25', 6))
  expect((await heldOnBirch(sandbox, 'USDC', shop)) - held).toBe(amountOut)
  expect(changesBetween(before, await ledger.snapshot())).toMatchObject({
    'Alder USDC user': -amountIn,
    'Alder USDC depository': amountIn,
    'Birch USDC solver': -amountOut,
  })
})

for (const width of [360, 1280]) {
  test(`default: the review of a payment doesn’t scroll at ${width} × 740 px`, async ({ page, demoPage }) => {
    await page.setViewportSize({ width, height: 740 })
    await demoPage.connect(1, '?checkout')
    await expect(demoPage.submit).toHaveText('Review payment')
    await demoPage.submit.click()
    const review = page.getByRole('dialog', { name: 'Review payment' })
    await expect(review.getByText('Security checks passed')).toBeVisible()
    const hiddenHeight = () =>
      review
        .locator('[data-cw-part=review-body]')
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    await expect.poll(hiddenHeight).toBeLessThanOrEqual(0)
  })
}

test('default: calls mint with what arrives, and nothing of it is left over', async ({
  page,
  demoPage,
  ledger,
  demo: { sandbox },
}) => {
  const held = await heldOnBirch(sandbox, 'WETH', shop)
  await demoPage.connect(1, '?checkout=mint')
  const before = await ledger.snapshot()
  const order = page.getByRole('region', { name: 'Mint 0.1 WETH' })
  await order.getByText('Contract calls on Birch (2)').click()
  await expect(order).toContainText(/transfer 0\.1\sWETH/)
  await pay(demoPage)
  expect((await heldOnBirch(sandbox, 'WETH', shop)) - held).toBe(parseEther('0.1'))
  expect(changesBetween(before, await ledger.snapshot())['Birch ETH user']).toBeUndefined()
})
