import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { type Slots, DepositAddressWidget, SwapButton, SwapWidget } from '@causeway/react/widgets'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'
import { spyOnConsole } from '../../support/runner/spyOnConsole.ts'
import { pasteInto } from '../../support/widgets/pasteInto.ts'

function OwnButton(props: ComponentProps<'button'>) {
  return <button {...props} title="own" />
}

const iconNames = [
  'CheckIcon',
  'CloseIcon',
  'CopiedIcon',
  'CopyIcon',
  'FeesIcon',
  'PauseIcon',
  'RefreshIcon',
  'ResumeIcon',
  'SearchIcon',
  'SettingsIcon',
  'SwitchSidesIcon',
  'TimeIcon',
] as const satisfies readonly (keyof Slots)[]
type IconName = (typeof iconNames)[number]

const complaints = spyOnConsole()
const setUp = () => {
  const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
  const [pay, receive] = env.tokens.filter(({ symbol }) => symbol === 'USDC')
  return { env, pay, receive, user: userEvent.setup() }
}
const ownParts = () => screen.getAllByTitle('own').map(({ dataset }) => dataset['cwPart'])

describe('slots', () => {
  it("default: leads from the form to the end with the page's button, with the names and states of ours", async () => {
    const { env, pay, receive, user } = setUp()
    renderWithCauseway(
      <SwapWidget defaultPay={pay} defaultReceive={receive} slots={{ Button: OwnButton }} />,
      env,
    )
    expect(ownParts()).toEqual(['swap-submit'])
    const submit = screen.getByRole('button', { name: 'Enter an amount' })
    expect(submit).toHaveAttribute('data-state', 'incomplete')
    expect(submit).not.toHaveAttribute('aria-disabled')
    expect(submit).toHaveAttribute('aria-describedby')
    await pasteInto(user, screen.getByRole('textbox', { name: 'Amount you pay' }), '100')
    await user.click(await screen.findByRole('button', { name: 'Review bridge' }))
    const confirm = await screen.findByRole('button', { name: 'Approve and bridge' })
    expect(ownParts()).toContain('review-accept')
    await user.click(confirm)
    await screen.findByRole('heading', { name: 'Bridge complete' })
    expect(ownParts()).toEqual(['progress-action'])
    expect(complaints()).toEqual([])
  })

  it('default: uses the page’s button for deposit addresses, and to open the form', () => {
    const { env } = setUp()
    renderWithCauseway(
      <>
        <DepositAddressWidget slots={{ Button: OwnButton }} />
        <SwapButton slots={{ Button: OwnButton }} />
      </>,
      env,
    )
    expect(ownParts()).toEqual(['deposit-address-submit', 'swap-open'])
  })

  it('parameters: passes the chain to the mark of a chain', () => {
    const { env, pay } = setUp()
    renderWithCauseway(
      <SwapWidget
        defaultPay={pay}
        slots={{ ChainLogo: ({ chainId, name }) => <i>{`${chainId} ${name}`}</i> }}
      />,
      env,
    )
    expect(screen.getByText(`${env.chains[0].id} Alder`)).toBeVisible()
  })

  it('default: each drawing of a form, its review and its end has a place for one of the page', async () => {
    const { env, pay, receive, user } = setUp()
    const drawn = new Set<string>()
    const drawing = (name: IconName) => () => {
      drawn.add(name)
      return <i>{name}</i>
    }
    const slots = Object.fromEntries(iconNames.map((name) => [name, drawing(name)]))
    renderWithCauseway(
      <SwapWidget defaultPay={pay} defaultReceive={receive} defaultAmount="100" slots={slots} />,
      env,
    )
    await screen.findByRole('button', { name: 'Review bridge' })
    await user.click(screen.getByRole('button', { name: /^Token you pay with/ }))
    await screen.findByRole('combobox')
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Pause auto-refresh' }))
    await user.click(screen.getByRole('button', { name: 'Review bridge' }))
    await user.click(await screen.findByRole('button', { name: 'Approve and bridge' }))
    await screen.findByRole('heading', { name: 'Bridge complete' })
    await user.click(screen.getByRole('button', { name: 'Copy Request ID' }))
    expect(await screen.findByText('CopiedIcon')).toBeInTheDocument()
    expect([...drawn].toSorted()).toEqual(iconNames.toSorted())
    expect(document.querySelector('[data-cw-part="icon"]')).toBeNull()
  })

  it.each(['Button', 'TokenLogo', 'ChainLogo', 'SwitchSidesIcon', 'RefreshIcon', 'CloseIcon'] as const)(
    'error: shows our own part if the page’s %s throws, and reports the error',
    async (name: keyof Slots) => {
      const reported = vi.fn()
      vi.stubGlobal('reportError', reported)
      const { env, pay, receive, user } = setUp()
      const broken = new Error(`no ${name}`)
      const Broken = () => {
        throw broken
      }
      renderWithCauseway(
        <SwapWidget
          defaultPay={pay}
          defaultReceive={receive}
          defaultAmount="100"
          slots={{ [name]: Broken }}
        />,
        env,
      )
      await user.click(await screen.findByRole('button', { name: 'Review bridge' }))
      await user.click(await screen.findByRole('button', { name: 'Close' }))
      for (const button of ['Switch tokens', 'Refresh quote now', 'Review bridge']) {
        expect(screen.getByRole('button', { name: button })).not.toBeEmptyDOMElement()
      }
      expect(document.querySelector('[data-cw-part="token-logo-chain"]')).toHaveTextContent('A')
      expect(reported).toHaveBeenCalledWith(broken)
    },
  )
})
