import { nonEvmChainSpecs } from '@causeway/sandbox/simulated'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { DepositAddressWidget, SwapWidget } from '@causeway/react/widgets'
import { clientWithHistory } from '../../support/deposits/depositAddressParameters.ts'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'
import { pasteInto } from '../../support/widgets/pasteInto.ts'

const families = {
  bitcoin: {
    refundTo: 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    amount: '0.05000001',
    units: 5_000_001n,
  },
  solana: {
    refundTo: '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV4',
    amount: '20.000000003',
    units: 20_000_000_003n,
  },
} as const

function setUp(family: keyof typeof families, isOffered = true) {
  const env = createTestEnvironment({
    connected: false,
    nonEvmChains: [nonEvmChainSpecs[family]],
    policy: { fillDelayMs: 20, sweepDelayMs: 20 },
  })
  const [chain] = env.nonEvmChains
  const [simulated] = env.sandbox.nonEvmChains
  const [native] = env.nonEvmTokens
  const usdc = env.tokens.find(({ chainId, symbol }) => chainId === env.chains[1].id && symbol === 'USDC')
  const [, recipient, , payer] = env.sandbox.accounts
  if (!chain || !simulated || !native || !usdc || !recipient || !payer) throw new TypeError('Too little.')
  renderWithCauseway(
    <SwapWidget
      defaultPay={native}
      defaultReceive={usdc}
      defaultAmount={families[family].amount}
      {...(isOffered && { depositAddress: DepositAddressWidget })}
    />,
    env,
    {
      wallet: undefined,
      client: clientWithHistory(env),
      nonEvmChains: env.nonEvmChains,
      tokens: [...env.tokens, ...env.nonEvmTokens],
    },
  )
  return { env, chain, simulated, native, usdc, recipient, payer, user: userEvent.setup() }
}

describe.each(['bitcoin', 'solana'] as const)('%s', (family) => {
  const { refundTo, amount, units } = families[family]

  it('default: works without any wallet, from the form to both legs', async () => {
    const { chain, simulated, native, usdc, recipient, payer, user, env } = setUp(family)
    await user.click(await screen.findByRole('button', { name: 'Pay from an exchange or any wallet' }))
    expect(screen.getByRole('combobox', { name: 'From network' })).toHaveDisplayValue(chain.name)
    expect(screen.getByRole('combobox', { name: 'You receive' })).toHaveDisplayValue(usdc.symbol)
    expect(screen.getByRole('textbox', { name: `You send (${native.symbol})` })).toHaveValue(amount)
    await pasteInto(user, screen.getByRole('textbox', { name: 'Recipient on Birch' }), recipient)
    const refund = screen.getByRole('textbox', { name: `Refund address on ${chain.name}` })
    // An EVM account is invalid here.
    await pasteInto(user, refund, recipient)
    expect(refund).toBeInvalid()
    await user.clear(refund)
    await pasteInto(user, refund, refundTo)
    expect(refund).toBeValid()
    await user.click(screen.getByRole('checkbox', { name: /^The refund address is my own wallet on/ }))
    await user.click(screen.getByRole('button', { name: 'Get deposit address' }))
    await screen.findByRole('heading', { name: 'Awaiting deposit' })

    const address = screen.getByText(`Deposit address on ${chain.name}`).closest('div')?.querySelector('code')
    const text = address?.textContent ?? ''
    expect(text).toMatch(family === 'bitcoin' ? /^bc1q[0-9a-z]{38}$/ : /^[1-9A-HJ-NP-Za-km-z]{43,44}$/)
    expect(screen.getByText(amount)).toBeVisible()
    await user.click(await screen.findByRole('radio', { name: 'Full payment request' }))
    expect(screen.getByText(family === 'bitcoin' ? /\(BIP-21\)/ : /\(Solana Pay\)/)).toBeVisible()

    simulated.transfer({ from: payer, to: text, amount: units })
    await screen.findByRole('heading', { name: 'Completed' })
    const [deposit, delivery] = await screen.findAllByRole('link', { name: /^View transaction ./ })
    expect(deposit?.getAttribute('href')).toMatch(
      family === 'bitcoin'
        ? /^http:\/\/bitcoin\.localhost\/tx\/[0-9a-f]{64}$/
        : /^http:\/\/solana\.localhost\/tx\/[1-9A-HJ-NP-Za-km-z]{80,88}$/,
    )
    expect(delivery?.getAttribute('href')).toMatch(/^http:\/\/birch\.localhost\/tx\/0x[0-9a-f]{64}$/)
    expect(await env.sandbox.ledger.balanceOf(usdc.chainId, usdc.address, recipient)).toBeGreaterThan(0n)
  })

  it('error: offers no way to pay on a page without a panel for it', async () => {
    const { chain } = setUp(family, false)
    expect(
      (await screen.findAllByText(`Your wallet can’t pay from ${chain.name}. Select another token.`))[0],
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Select a token' })).toBeVisible()
  })
})
