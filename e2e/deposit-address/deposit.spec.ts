import type { Sandbox } from '@causeway/sandbox'
import type { Page } from '@playwright/test'
import { createPublicClient, createWalletClient, defineChain, http, parseEther, type Address } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { findViolations } from '../support/findViolations.ts'
import { expect, test } from '../support/test.ts'

const show = 'Get deposit address'

/** The payer, the refund address and the recipient; none of them is connected. */
function accountsOf({ accounts, chains }: Sandbox) {
  const [payer, refundee, recipient] = accounts.users
  const [alder, birch] = chains
  if (!payer || !refundee || !recipient || !alder || !birch) throw new TypeError('The sandbox is too small.')
  const view = (rpcUrl: string) => createPublicClient({ transport: http(rpcUrl), cacheTime: 0 })
  const [origin, destination] = [view(alder.rpcUrl), view(birch.rpcUrl)]
  const account = privateKeyToAccount(payer.privateKey)
  const wallet = createWalletClient({
    account,
    chain: defineChain({
      id: alder.id,
      name: '',
      nativeCurrency: { name: '', symbol: '', decimals: 18 },
      rpcUrls: { default: { http: [alder.rpcUrl] } },
    }),
    transport: http(alder.rpcUrl),
  })
  return {
    refundTo: refundee.address,
    recipient: recipient.address,
    /** Sends from a wallet that the page knows nothing of. */
    async pay(to: Address, value: bigint) {
      const hash = await wallet.sendTransaction({ to, value })
      await origin.waitForTransactionReceipt({ hash })
    },
    /** The balances of the refund address on the origin chain, and of the recipient on the other one. */
    async balances() {
      return {
        refunds: await origin.getBalance({ address: refundee.address }),
        deliveries: await destination.getBalance({ address: recipient.address }),
        depository: await origin.getBalance({ address: alder.depository }),
      }
    },
    leftAt: (address: Address) => origin.getBalance({ address }),
  }
}

/** Has an address shown, and returns it as the page shows it. */
async function getAddress(page: Page, sandbox: Sandbox, amount: string): Promise<Address> {
  const { refundTo, recipient } = accountsOf(sandbox)
  await page.goto('/deposit')
  await page.getByLabel('You send (ETH)').fill(amount)
  await page.getByLabel('Recipient on Birch').fill(recipient)
  await page.getByLabel('Refund address on Alder').fill(refundTo)
  await page.getByRole('checkbox', { name: /^The refund address is my own wallet on Alder/ }).check()
  await page.getByRole('button', { name: show }).click()
  await expect(page.getByRole('heading', { name: 'Awaiting deposit' })).toBeFocused()
  return addressOn(page)
}

async function addressOn(page: Page): Promise<Address> {
  const text = await page.locator('[data-cw-part=deposit-address-text]').textContent()
  expect(text).toMatch(/^0x[0-9a-fA-F]{40}$/)
  return `0x${text?.slice(2) ?? ''}`
}

const differences = (
  before: Record<'refunds' | 'deliveries' | 'depository', bigint>,
  after: Record<'refunds' | 'deliveries' | 'depository', bigint>,
) => ({
  refunds: after.refunds - before.refunds,
  deliveries: after.deliveries - before.deliveries,
  depository: after.depository - before.depository,
})

const legs = (page: Page) => page.locator('[data-cw-part=deposit-address-legs] [data-cw-part=step-head]')

test('behavior: delivers an exact payment from elsewhere, and leaves nothing at the address', async ({
  page,
  demo,
}) => {
  const people = accountsOf(demo.sandbox)
  const before = await people.balances()
  const address = await getAddress(page, demo.sandbox, '1.5')
  await expect(page.getByRole('img', { name: 'QR code of the deposit address' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await people.pay(address, parseEther('1.5'))
  await expect(page.getByRole('heading', { name: 'Completed' })).toBeVisible()
  await expect(page.getByText(address)).toHaveCount(0)
  await expect(legs(page)).toHaveText([/^Deposit on Alder1\.5\sETH/, /^Delivery on Birch1\.49\d+\sETH/])
  const change = differences(before, await people.balances())
  expect(change).toMatchObject({ refunds: 0n, depository: parseEther('1.5') })
  const shown = (await legs(page).nth(1).textContent())?.match(/Birch([\d.]+)\sETH/)?.[1] ?? ''
  expect(parseEther(shown)).toBe(change.deliveries)
  expect(await people.leftAt(address)).toBe(0n)
})

test('behavior: refunds an underpayment to the payer’s own wallet', async ({ page, demo }) => {
  const people = accountsOf(demo.sandbox)
  const before = await people.balances()
  const address = await getAddress(page, demo.sandbox, '1')
  await people.pay(address, parseEther('1') - 1n)
  await expect(page.getByRole('heading', { name: 'Refunded' })).toBeVisible()
  await expect(legs(page)).toHaveText([
    /^Deposit on Alder0\.999999999999999999\sETH/,
    'Delivery on Birch',
    /^Refund on Alder0\.999999999999999999\sETH/,
  ])
  expect(differences(before, await people.balances())).toEqual({
    refunds: parseEther('1') - 1n,
    deliveries: 0n,
    depository: 0n,
  })
})

test('behavior: delivers the quoted amount of an overpayment, and returns the excess', async ({
  page,
  demo,
}) => {
  const people = accountsOf(demo.sandbox)
  const before = await people.balances()
  const address = await getAddress(page, demo.sandbox, '1')
  await people.pay(address, parseEther('1.25') + 7n)
  await expect(page.getByRole('heading', { name: 'Completed' })).toBeVisible()
  await expect(legs(page)).toHaveText([
    /^Deposit on Alder1\.250000000000000007\sETH/,
    /^Delivery on Birch0\.99\d+\sETH/,
    /^Refund on Alder0\.250000000000000007\sETH/,
  ])
  const change = differences(before, await people.balances())
  expect(change).toMatchObject({ refunds: parseEther('0.25') + 7n, depository: parseEther('1') })
  expect(change.deliveries).toBeGreaterThan(parseEther('0.99'))
})

for (const width of [360, 1280]) {
  test(`behavior: keeps the scroll position of a user who paid by the buttons once a deposit is detected, at ${width} px`, async ({
    page,
    demo,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await getAddress(page, demo.sandbox, '1')
    const button = page.getByRole('button', { name: 'Pay exactly' })
    await button.scrollIntoViewIfNeeded()
    const before = await button.boundingBox()
    const shifts = await page.evaluateHandle(() => {
      const entries: number[] = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) entries.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift' })
      return entries
    })
    await button.click()
    await expect(page.getByRole('heading', { name: 'Completed' })).toBeVisible()
    await expect(legs(page)).toHaveCount(2)
    expect(Math.abs(((await button.boundingBox())?.y ?? Infinity) - (before?.y ?? 0))).toBeLessThan(2)
    // It was 0.8 and more while the page moved. What follows a press is counted too, though it may be excused.
    expect((await shifts.jsonValue()).reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.2)
  })
}

test('behavior: loses nothing at a reload while waiting', async ({ page, demo }) => {
  const people = accountsOf(demo.sandbox)
  const address = await getAddress(page, demo.sandbox, '0.75')
  await page.reload()
  await expect(page.getByRole('heading', { name: '1 deposit address in use' })).toBeVisible()
  await page.getByRole('button', { name: 'Show address: ETH from Alder to Birch' }).click()
  // The browser's store can't prove whose address it is.
  await expect(page.getByRole('heading', { name: 'Check this deposit address' })).toBeVisible()
  await expect(page.locator('[data-cw-part=deposit-address-qr]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Confirm these addresses' }).click()
  await expect(page.getByRole('heading', { name: 'Awaiting deposit' })).toBeVisible()
  expect(await addressOn(page)).toBe(address)
  await people.pay(address, parseEther('0.75'))
  await expect(page.getByRole('heading', { name: 'Completed' })).toBeVisible()
})

test('behavior: follows the request by its ID in another browser, which is not asked to pay it', async ({
  page,
  demo,
  browser,
}) => {
  const people = accountsOf(demo.sandbox)
  const address = await getAddress(page, demo.sandbox, '0.5')
  // Shortened to be read; whole as its title.
  const requestId = await page
    .getByTitle(/^0x[0-9a-f]{64}$/)
    .first()
    .getAttribute('title')
  const other = await (await browser.newContext({ baseURL: demo.url })).newPage()
  await other.goto(`/deposit?request=${requestId}`)
  await expect(other.getByRole('heading', { name: 'Awaiting deposit' })).toBeVisible()
  await expect(other.locator('[data-cw-part=deposit-address-text]')).toHaveCount(0)
  await people.pay(address, parseEther('0.5'))
  await expect(other.getByRole('heading', { name: 'Completed' })).toBeVisible()
  await expect(legs(other)).toHaveText([/^Deposit on Alder0\.5\sETH/, /^Delivery on Birch0\.49\d+\sETH/])
  await other.context().close()
})

test('behavior: copies the address as it is shown', async ({ page, demo, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const address = await getAddress(page, demo.sandbox, '1.000000000000000001')
  await page.getByRole('button', { name: 'Copy Deposit address on Alder' }).click()
  await expect(page.getByText('Copied and verified: Deposit address on Alder').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await page.getByRole('button', { name: 'Copy Amount' }).click()
  await expect(page.getByText('Copied and verified: Amount').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('1.000000000000000001')
})
