import { defaultApiKey } from '@causeway/sandbox/simulated'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ActivityWidget, DepositAddressWidget, SwapWidget } from '@causeway/react/widgets'
import {
  clientOf,
  createTestEnvironment,
  type TestEnvironment,
} from '../support/environment/createTestEnvironment.ts'
import { clientWithHistory, payOutsidePage } from '../support/deposits/depositAddressParameters.ts'
import { renderWithCauseway } from '../support/renderWithCauseway.tsx'
import { findOtherWords } from '../support/words/findOtherWords.ts'
import { pseudoMessages, toPseudo } from '../support/words/pseudoMessages.ts'
import { pasteInto } from '../support/widgets/pasteInto.ts'

/** The names of tokens and chains are the page's own. */
function namesOf({ chains, tokens }: TestEnvironment): string[] {
  return [...chains.map(({ name }) => name), ...tokens.flatMap(({ symbol, name }) => [symbol, name])]
}

it('default: shows only texts of the catalog in the swap form, from the empty form to the end', async () => {
  const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
  const client = clientOf((url, init) => {
    const headers = new Headers(init?.headers)
    headers.set('x-api-key', defaultApiKey)
    return env.sandbox.fetch(url, { ...init, headers })
  })
  const tokens = env.tokens.filter(({ symbol }) => symbol === 'USDC')
  const { container } = renderWithCauseway(
    <>
      <SwapWidget defaultPay={tokens[0]} defaultReceive={tokens[1]} />
      <ActivityWidget />
    </>,
    env,
    { client, messages: pseudoMessages },
  )
  const user = userEvent.setup()
  const words = pseudoMessages
  const expectNoOtherWords = () => {
    for (const details of container.querySelectorAll('details')) act(() => (details.open = true))
    expect(findOtherWords(container, namesOf(env))).toEqual([])
  }

  const amount = screen.getByRole('textbox', { name: words['swap.pay.amount'] })
  await screen.findByText(words['activity.empty'])
  expectNoOtherWords()

  await user.type(amount, '1.1234567')
  expectNoOtherWords()
  await user.clear(amount)
  await pasteInto(user, amount, '100')
  const submit = await screen.findByRole('button', { name: words['review.title.bridge'] })
  expectNoOtherWords()
  await user.click(submit)
  await user.click(await screen.findByRole('button', { name: words['review.confirm.approveBridge'] }))
  await screen.findByRole('heading', { name: words['progress.title.success.bridge'] })
  expectNoOtherWords()
})

it('default: shows only texts of the catalog in the deposit address form, from the empty form to the refund', async () => {
  const env = createTestEnvironment({ policy: { fillDelayMs: 20, sweepDelayMs: 20 } })
  const { container } = renderWithCauseway(<DepositAddressWidget />, env, {
    client: clientWithHistory(env),
    messages: pseudoMessages,
    wallet: undefined,
  })
  const user = userEvent.setup()
  const [, refundTo = '', recipient = ''] = env.sandbox.accounts
  const field = (name: string) => {
    const input = container.querySelector(`[name="${name}"]`)
    if (!input) throw new TypeError(`There is no field "${name}".`)
    return input
  }
  const expectNoOtherWords = () => {
    const groups = [...container.querySelectorAll('[data-cw-part="deposit-address-group"]')].map(
      ({ textContent }) => textContent ?? '',
    )
    expect(findOtherWords(container, [...namesOf(env), ...groups])).toEqual([])
  }
  expectNoOtherWords()
  await user.type(field('amount'), '1.1234')
  await user.type(field('recipient'), 'me')
  await user.click(screen.getByRole('button'))
  expectNoOtherWords()
  await user.clear(field('recipient'))
  await pasteInto(user, field('recipient'), recipient)
  await pasteInto(user, field('refundTo'), refundTo)
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button'))
  await screen.findByRole('heading', { name: pseudoMessages['activity.status.waiting'] })
  await screen.findByRole('img')
  expectNoOtherWords()
  const address = container.querySelector('[data-cw-part="deposit-address-text"]')?.textContent
  act(() => payOutsidePage(env, `0x${address?.slice(2)}`, 5n))
  await screen.findByRole('heading', { name: pseudoMessages['activity.status.refund'] })
  await screen.findByText(pseudoMessages['deposit.legs'])
  expectNoOtherWords()
})

it('error: finds a word that isn’t in the catalog', () => {
  const element = document.createElement('div')
  element.innerHTML = `<p>⟦Šŵáƥ ⟦USDC⟧~⟧ 1.5 USDC</p><p title="Alder">now</p><i aria-label="Close">×</i>`
  expect(findOtherWords(element, ['USDC', 'Alder'])).toEqual(['now', 'Close'])
})

it('default: makes a pseudo sentence longer, and keeps its values', () => {
  expect(toPseudo('You have {amount} {symbol}')).toBe(
    '⟦Ýóú ħáṽḗ {amount} {symbol}~~~~~~~~~~~⟧'.replace('ḗ', 'é'),
  )
})
