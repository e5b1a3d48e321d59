import { createRequire } from 'node:module'
import type * as Headless from 'headless-web3-provider'
import type { Page } from '@playwright/test'
import { shortenAddress } from '../../src/utils/address/shortenAddress.ts'
import { expect, test } from '../../e2e/support/test.ts'
import type { ServedDemo } from '../../e2e/support/serveDemo.ts'
import type { DemoPage } from '../../e2e/support/demoPage.ts'

// A wallet that announces itself to the demo (EIP-6963), found by wagmi and asked by the widget.

// Node finds no names in its bundle.
const { injectHeadlessWeb3Provider, Web3RequestKind } = createRequire(import.meta.url)(
  'headless-web3-provider',
) as typeof Headless
const { RequestAccounts, RequestPermissions, SendTransaction, SwitchEthereumChain } = Web3RequestKind

async function connect(
  page: Page,
  demo: ServedDemo,
  { account }: DemoPage,
): Promise<Headless.Web3ProviderBackend> {
  const [chain] = demo.sandbox.chains
  if (!chain) throw new TypeError('The sandbox has two chains.')
  const { privateKey } = demo.sandbox.accounts.users[0]
  const wallet = await injectHeadlessWeb3Provider(page, [privateKey], chain.id, chain.rpcUrl)
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await page
    .getByRole('dialog', { name: 'Connect a wallet' })
    .getByRole('button', { name: /Headless Web3 Provider/ })
    .click()
  await wallet.authorize(RequestPermissions)
  await wallet.authorize(RequestAccounts)
  await expect(account).toBeVisible()
  return wallet
}

test('default: announced, connected, and asked for an approval and a deposit', async ({
  page,
  demo,
  demoPage,
}) => {
  const wallet = await connect(page, demo, demoPage)
  await demoPage.quote('12.5')
  await demoPage.start()
  await wallet.authorize(SendTransaction)
  await wallet.authorize(SendTransaction)
  await expect(page.getByRole('heading', { name: 'Bridge complete' })).toBeVisible()
})

test('behavior: is asked to switch, and what it can’t switch to is told', async ({
  page,
  demo,
  demoPage,
  ledger,
}) => {
  const wallet = await connect(page, demo, demoPage)
  const before = await ledger.snapshot()
  await page.getByRole('button', { name: 'Switch tokens' }).click()
  await demoPage.quote('12.5')
  await demoPage.start()
  await wallet.authorize(SwitchEthereumChain)
  await expect(demoPage.notice).toHaveText('Wrong network. Switch your wallet to Birch and try again.')
  expect(await ledger.minedSince(before)).toEqual([])

  const [, birch] = demo.sandbox.chains
  wallet.addNetwork(birch?.id ?? 0, birch?.rpcUrl ?? '')
  await demoPage.start()
  for (const kind of [SwitchEthereumChain, SendTransaction, SendTransaction]) await wallet.authorize(kind)
  await expect(page.getByRole('heading', { name: 'Bridge complete' })).toBeVisible()
})

test('behavior: another account is followed', async ({ page, demo, demoPage }) => {
  const wallet = await connect(page, demo, demoPage)
  const [, other] = demo.sandbox.accounts.users
  await wallet.changeAccounts([other.privateKey])
  await expect(demoPage.account).toContainText(shortenAddress(other.address))
})
