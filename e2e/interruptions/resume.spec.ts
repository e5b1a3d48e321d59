import { createTestClient, http, parseUnits } from 'viem'
import { createDemoPage } from '../support/demoPage.ts'
import { holdRoute } from '../support/holdRoute.ts'
import { changesBetween } from '../support/ledger.ts'
import { expect, test } from '../support/test.ts'

const statusPath = '**/causeway/intents/status**'

const showSwap = /^Show swap:/

test('behavior: prompts for nothing after a reload while a prompt is open, and says that the outcome is unknown', async ({
  page,
  demoPage,
  ledger,
}) => {
  await demoPage.connect()
  await demoPage.choose('pay', 'ETH', 'Alder')
  await demoPage.choose('receive', 'ETH', 'Birch')
  const before = await ledger.snapshot()
  await demoPage.quote('1')
  await demoPage.start()
  await expect(demoPage.prompt('Deposit')).toBeVisible()

  let hasConfirmation = false
  page.on('dialog', (dialog) => {
    hasConfirmation ||= dialog.type() === 'beforeunload'
    dialog.accept().catch(() => {})
  })
  await page.addInitScript(() => {
    const tops = new Set<number>()
    const look = () => {
      const amount = document.querySelector('[name=payAmount]')
      if (amount) tops.add(Math.round(amount.getBoundingClientRect().top))
      requestAnimationFrame(look)
    }
    look()
    Object.assign(globalThis, { tops })
  })
  await page.reload()
  expect(hasConfirmation).toBe(true)
  await expect(page.getByRole('heading', { name: '1 unfinished swap' })).toBeVisible()
  // It comes after the fields, which it doesn't move, and before the button.
  const [card, submit] = [page.getByRole('heading', { name: '1 unfinished swap' }), demoPage.submit]
  expect((await card.boundingBox())?.y).toBeLessThan((await submit.boundingBox())?.y ?? 0)
  expect(await page.evaluate(() => [...(globalThis as unknown as { tops: Set<number> }).tops])).toHaveLength(
    1,
  )
  await expect(demoPage.prompt('Deposit')).toBeHidden()
  await page.getByRole('button', { name: showSwap }).click()
  await expect(page.getByRole('heading', { name: 'Looking for your transaction' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Action needed' })).toBeVisible()
  await expect(page.getByText(/^No transaction was found/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again in wallet' })).toBeHidden()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(demoPage.amount).toBeVisible()
  // An unseen transaction may still come: it is not called rejected.
  await page.getByRole('button', { name: showSwap }).click()
  await expect(page.getByRole('heading', { name: 'Looking for your transaction' })).toBeVisible()
  await expect(page.getByText(/^We don’t know yet if your wallet sent this/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(demoPage.amount).toBeVisible()
  expect(await ledger.minedSince(before)).toEqual([])
  expect(changesBetween(before, await ledger.snapshot())).toEqual({})
})

test('behavior: finds a swap again after a reload before the deposit is mined, and sends nothing twice', async ({
  page,
  demoPage,
  ledger,
  demo: { sandbox },
}) => {
  const [alder] = sandbox.chains
  if (!alder) throw new Error('The sandbox has no chain.')
  const node = createTestClient({ mode: 'anvil', transport: http(alder.rpcUrl) })
  await demoPage.connect()
  await demoPage.choose('pay', 'ETH', 'Alder')
  await demoPage.choose('receive', 'ETH', 'Birch')
  const before = await ledger.snapshot()
  await demoPage.quote('2')
  await demoPage.start()
  await expect(demoPage.prompt('Deposit')).toBeVisible()
  await node.setAutomine(false)
  try {
    await demoPage.approve('Deposit')
    await expect(page.getByRole('heading', { name: 'Transaction pending' })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: showSwap }).click()
    // A store proves no payment: the page shows the provider's report, which has seen none.
    await expect(page.getByRole('heading', { name: 'Not confirmed yet', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: /^View transaction/ })).toBeHidden()
  } finally {
    await node.setAutomine(true)
    await node.mine({ blocks: 1 })
  }
  await expect(page.getByRole('heading', { name: 'Bridge complete' })).toBeVisible()
  const mined = await ledger.minedSince(before)
  expect(mined.map(({ chain, from }) => `${from} on ${chain}`)).toEqual(['user on Alder', 'solver on Birch'])

  // Over: the next load has an empty form, and the swap in the list.
  await page.reload()
  await expect(demoPage.amount).toHaveValue('')
  await expect(demoPage.newestSwap).toContainText('Completed')
  await expect(page.getByRole('button', { name: showSwap })).toBeHidden()
})

test('behavior: finds a swap again after a reload during the delivery, and ends in success after one deposit', async ({
  page,
  demoPage,
  ledger,
}) => {
  await demoPage.connect()
  const before = await ledger.snapshot()
  await demoPage.quote('11')
  const release = await holdRoute(page, statusPath)
  await demoPage.start()
  await demoPage.approve('Allow spending')
  await demoPage.approve('Deposit')
  await expect(page.getByRole('heading', { name: 'Bridge in progress' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: showSwap }).click()
  // Until the provider answers, only the browser's records say where the funds are; for an approval they keep that it is done, and its hash.
  await expect(page.getByRole('heading', { name: 'Not confirmed yet' })).toBeVisible()
  await expect(page.getByText('Checking again…')).toHaveCount(2)
  await expect(page.getByRole('link', { name: /^View transaction/ })).toHaveCount(1)
  await release()
  await expect(page.getByRole('heading', { name: 'Bridge complete' })).toBeVisible()
  expect(changesBetween(before, await ledger.snapshot())).toMatchObject({
    'Alder USDC user': -parseUnits('11', 6),
    'Alder USDC depository': parseUnits('11', 6),
  })
  const mined = await ledger.minedSince(before)
  expect(mined.map(({ chain, from }) => `${from} on ${chain}`)).toEqual([
    'user on Alder',
    'user on Alder',
    'solver on Birch',
  ])
})

test('behavior: shows the swap in a second tab, which can’t prompt while the first one does', async ({
  page,
  demoPage,
  ledger,
  context,
}) => {
  await demoPage.connect()
  const before = await ledger.snapshot()
  await demoPage.quote('4')
  await demoPage.start()
  await expect(demoPage.prompt('Allow spending')).toBeVisible()

  const second = createDemoPage(await context.newPage())
  await second.page.goto('/')
  await expect(second.page.getByText('Confirm in your wallet – active in another tab')).toBeVisible()
  await second.quote('5')
  await second.start()
  await expect(second.notice).toHaveText(
    'A wallet request is already open, here or in another tab. Confirm or reject it first.',
  )
  expect(await ledger.minedSince(before)).toEqual([])

  await demoPage.approve('Allow spending')
  await demoPage.approve('Deposit')
  await expect(page.getByRole('heading', { name: 'Bridge complete' })).toBeVisible()
  expect(changesBetween(before, await ledger.snapshot())).toMatchObject({
    'Alder USDC user': -parseUnits('4', 6),
  })
})

test('behavior: says that it is offline during the delivery, and shows success once online', async ({
  page,
  demoPage,
  ledger,
  context,
}) => {
  await demoPage.connect()
  const before = await ledger.snapshot()
  await demoPage.quote('6')
  const release = await holdRoute(page, statusPath)
  await demoPage.start()
  await demoPage.approve('Allow spending')
  await demoPage.approve('Deposit')
  await expect(page.getByRole('heading', { name: 'Bridge in progress' })).toBeVisible()
  await context.setOffline(true)
  await release()
  const sentence = /^You’re offline\. Steps already sent/
  await expect(page.getByText(sentence).first()).toBeVisible()
  await expect(demoPage.swaps).toContainText('You’re offline. We’ll update this list')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Bridge complete' })).toBeVisible()
  expect(changesBetween(before, await ledger.snapshot())).toMatchObject({
    'Alder USDC user': -parseUnits('6', 6),
  })
})
