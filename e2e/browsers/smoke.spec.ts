import { createTestClient, http, parseEther, parseUnits } from 'viem'
import { messages as arabic } from '../../src/locales/languages/ar.ts'
import { changesBetween, createLedger } from '../support/ledger.ts'
import { amount, approve, connect, payToken, start } from './support/demoSteps.ts'
import { expect, test } from './support/test.ts'

test('default: approves and bridges with a wallet, and lists the swap in its activity', async ({
  smokePage,
  demo,
}) => {
  const ledger = createLedger(demo.sandbox, demo.sandbox.accounts.users[0].address)
  const before = await ledger.snapshot()
  await connect(smokePage)
  await start(smokePage, '25')
  await approve(smokePage, 'Allow spending')
  await approve(smokePage, 'Deposit')
  await smokePage.see({ role: 'heading', name: 'Bridge complete' })
  expect(changesBetween(before, await ledger.snapshot())).toMatchObject({
    'Alder USDC user': -parseUnits('25', 6),
    'Alder USDC depository': parseUnits('25', 6),
  })

  await smokePage.click({ role: 'button', name: /25\sUSDC to .*Completed/ })
  await smokePage.see({ role: 'article' })
  await smokePage.press('Escape')
  await expect.poll(() => smokePage.isThere({ role: 'article' })).toBe(false)
})

test('behavior: finds a swap again after a reload in the middle, and sends nothing twice', async ({
  smokePage,
  demo,
}) => {
  const { chains, accounts } = demo.sandbox
  const [alder] = chains
  if (!alder) throw new Error('The sandbox has no chain.')
  const node = createTestClient({ mode: 'anvil', transport: http(alder.rpcUrl) })
  const ledger = createLedger(demo.sandbox, accounts.users[0].address)
  await connect(smokePage)
  await smokePage.click(payToken)
  await smokePage.type('eth')
  await smokePage.click({ role: 'option', name: /^ETH .* · Alder/ })
  await smokePage.click({ role: 'button', name: /^Token you receive/ })
  await smokePage.type('eth')
  await smokePage.click({ role: 'option', name: /^ETH .* · Birch/ })
  const before = await ledger.snapshot()
  await start(smokePage, '2')
  await node.setAutomine(false)
  try {
    await approve(smokePage, 'Deposit')
    await smokePage.see({ role: 'heading', name: 'Transaction pending' })
    await smokePage.open('/')
    await smokePage.click({ role: 'button', name: /^Show swap:/ })
    await smokePage.see({ role: 'heading', name: /^(Transaction pending|Not confirmed yet)$/ })
  } finally {
    await node.setAutomine(true)
    await node.mine({ blocks: 1 })
  }
  await smokePage.see({ role: 'heading', name: 'Bridge complete' })
  expect(changesBetween(before, await ledger.snapshot())).toMatchObject({
    'Alder ETH depository': parseEther('2'),
  })
  const mined = await ledger.minedSince(before)
  expect(mined.map(({ chain, from }) => `${from} on ${chain}`)).toEqual(['user on Alder', 'solver on Birch'])
})

test('a11y: the token list works by keyboard', async ({ smokePage }) => {
  await smokePage.focus(payToken)
  await smokePage.press('Enter')
  await smokePage.see({ role: 'combobox', name: 'Name or address' })
  await smokePage.type('dai')
  await smokePage.press('Enter')
  const chosen = { role: 'button', name: 'Token you pay with: DAI Alder' }
  await smokePage.see(chosen)
  expect(await smokePage.isFocused(chosen)).toBe(true)
})

test('default: delivers what was paid to a deposit address from elsewhere', async ({ smokePage, demo }) => {
  const [, refundee, recipient] = demo.sandbox.accounts.users
  await smokePage.open('/deposit')
  await smokePage.fill({ role: 'textbox', name: 'You send (ETH)' }, '0.5')
  await smokePage.fill({ role: 'textbox', name: 'Recipient on Birch' }, recipient.address)
  await smokePage.fill({ role: 'textbox', name: 'Refund address on Alder' }, refundee.address)
  await smokePage.click({ role: 'checkbox', name: /^The refund address is my own wallet on Alder/ })
  await smokePage.click({ role: 'button', name: 'Get deposit address' })
  await smokePage.see({ role: 'heading', name: 'Awaiting deposit' })
  await smokePage.see({ role: 'img', name: /QR code/ })
  await smokePage.click({ role: 'button', name: 'Pay exactly' })
  await smokePage.see({ role: 'heading', name: 'Completed' })
})

test('behavior: shows Arabic right-to-left, and nothing overflows', async ({ smokePage }) => {
  await smokePage.choose({ role: 'combobox', name: 'Language of the widgets' }, 'ar')
  const widget = `document.querySelector('[data-cw-part=swap]')`
  await expect.poll(() => smokePage.evaluate(`${widget}.dir`)).toBe('rtl')
  expect(await smokePage.evaluate(`getComputedStyle(${widget}).direction`)).toBe('rtl')
  await smokePage.fill({ role: 'textbox', name: arabic['swap.pay.amount'] }, '12.5')
  expect(await smokePage.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
})

test('behavior: remembers the dark look', async ({ smokePage }) => {
  const lightness = `(() => {
    const [red, green, blue] = getComputedStyle(document.querySelector('form')).backgroundColor.match(/[\\d.]+/g)
    return (Number(red) + Number(green) + Number(blue)) / 3
  })()`
  await smokePage.see(amount)
  const light = Number(await smokePage.evaluate(lightness))
  await smokePage.click({ role: 'switch', name: 'Dark look' })
  await expect.poll(async () => Number(await smokePage.evaluate(lightness))).toBeLessThan(light / 2)
  await smokePage.open('/')
  await smokePage.see(amount)
  expect(Number(await smokePage.evaluate(lightness))).toBeLessThan(light / 2)
})

// Every way of a page to be as wide as its content: stories/layouts/SizedByContent.stories.tsx.
test('behavior: keeps the width of a widget where the page is as wide as its content', async ({
  smokePage,
}) => {
  await smokePage.see(amount)
  const width = await smokePage.evaluate(`(() => {
    const stage = document.querySelector('form').closest('.stage')
    stage.style.inlineSize = 'fit-content'
    const { width } = stage.querySelector('[data-cw-part=swap]').getBoundingClientRect()
    stage.removeAttribute('style')
    return width
  })()`)
  // Firefox takes the least width, which fits a phone.
  expect(Number(width)).toBeGreaterThanOrEqual(320)
})
