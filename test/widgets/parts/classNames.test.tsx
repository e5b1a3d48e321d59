import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import { widgetParts, type Part, FeesWidget, SwapWidget, type ClassNames } from '@causeway/react/widgets'
import * as Swap from '../../../src/widgets/swap/index.ts'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { readSources } from '../../support/runner/readSources.ts'
import { submitSwap } from '../../support/widgets/submitSwap.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'
import { pasteInto } from '../../support/widgets/pasteInto.ts'

const names = Object.keys(widgetParts) as Part[]
const everyPart: ClassNames = Object.fromEntries(names.map((name) => [name, `my-${name}`]))

/** Parts in the page that lack the class name for their name, now and until it is asked again. */
function watchParts() {
  const seen = new Set<string>()
  const bare = new Set<string>()
  const look = () => {
    for (const element of document.querySelectorAll('[data-cw-part]')) {
      const name = element.getAttribute('data-cw-part') ?? ''
      seen.add(name)
      if (!element.classList.contains(`my-${name}`)) bare.add(name)
    }
  }
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true })
  return { look, seen, bare }
}

describe('classNames', () => {
  it('default: reach every part, in every widget within the widget', async () => {
    const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
    const [pay, receive] = env.tokens.filter(({ symbol }) => symbol === 'USDC')
    const user = userEvent.setup()
    const { look, seen, bare } = watchParts()
    renderWithCauseway(<SwapWidget defaultPay={pay} defaultReceive={receive} classNames={everyPart} />, env)
    await pasteInto(user, screen.getByRole('textbox', { name: 'Amount you pay' }), '100')
    await screen.findByText(/^1 USDC = 0\.99/)
    await submitSwap(user)
    await screen.findByRole('heading', { name: 'Bridge complete' })
    look()
    expect([...bare]).toEqual([])
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'swap',
        'swap-quote-refresh',
        'review',
        'review-accept',
        'fees',
        'step',
        'copy',
      ]),
    )
  })

  it('behavior: marks parts only in the way that applies class names', () => {
    const sources = Object.entries(readSources('src/widgets'))
    const own = sources.filter(([, text]) => /\sdata-cw-part=/.test(text))
    expect(own.map(([path]) => path)).toEqual([])
    const others = sources
      .filter(([path]) => !path.startsWith('src/widgets/attributes/'))
      .map(([, text]) => text)
      .join('\n')
    expect(names.filter((name) => !others.includes(`'${name}'`) && !others.includes(`"${name}"`))).toEqual([])
    const forgetful = sources.filter(([, text]) =>
      [...text.matchAll(/\{\.\.\.props\}[^<>]*?\{\.\.\.part\(([^}]*)\)\}/g)].some(
        ([, given]) => !given?.includes('className'),
      ),
    )
    expect(forgetful.map(([path]) => path)).toEqual([])
  })

  it('parameters: adds classes by state to those of an outer widget and of the part itself', async () => {
    const env = createTestEnvironment()
    const quote = await getQuote(env.client, env.quoteParameters())
    renderWithCauseway(
      <Swap.Root
        className="form"
        classNames={{ swap: 'outer', 'swap-submit': (state) => `is-${state}`, fees: 'in-swap' }}
      >
        <Swap.Submit className="placed" />
        <FeesWidget quote={quote} classNames={{ fees: (state) => `fees-${state}` }} />
      </Swap.Root>,
      env,
    )
    expect(screen.getByRole('button', { name: 'Select a token' })).toHaveClass('placed', 'is-incomplete')
    expect(document.querySelector('[data-cw-part=swap]')).toHaveClass('cw-root', 'outer')
    expect(document.querySelector('[data-cw-part=swap-form]')).toHaveClass('form')
    expect(document.querySelector('[data-cw-part=fees]')?.className).toBe('cw-root in-swap fees-compact')
  })
})

describe('slots', () => {
  it('default: replaces our components with those of the page', () => {
    const env = createTestEnvironment()
    const [pay] = env.tokens
    renderWithCauseway(
      <SwapWidget
        defaultPay={pay}
        slots={{
          TokenLogo: ({ token }) => <i>logo of {token?.symbol}</i>,
          SwitchSidesIcon: () => <i>reverse</i>,
        }}
      />,
      env,
    )
    expect(screen.getByText(`logo of ${pay?.symbol}`)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Switch tokens' })).toHaveTextContent('reverse')
  })
})
