import { fireEvent, render, screen } from '@testing-library/react'
import { useContext } from 'react'
import { describe, expect, it } from 'vitest'
import { Swap } from '@causeway/react/widgets'
import { SwapContext, SwapFactsContext } from '../../../src/widgets/swap/model/swapContext.ts'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { pageWith } from '../../support/widgets/everyWidget.tsx'

/** Every function in a value, by its path. The store is one thing, made once for a form. */
function functionsIn(value: unknown, store: unknown, path: string): [string, unknown][] {
  if (typeof value === 'function' || value === store) return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => functionsIn(inner, store, `${path}.${name}`))
}

describe('the contexts of the swap form', () => {
  it('behavior: always hold the same store, callbacks of the page and refetch', async () => {
    const env = createTestEnvironment()
    const [pay, receive] = env.chains.map(({ id }) =>
      env.tokens.find(({ chainId, symbol }) => chainId === id && symbol === 'USDC'),
    )
    const onSubmit = () => {}
    const seen: [string, unknown][][] = []
    function Probe() {
      const form = useContext(SwapContext)
      const facts = useContext(SwapFactsContext)
      seen.push([
        ...functionsIn(form, form?.store, 'form'),
        ...functionsIn({ ...facts, chains: [] }, form?.store, 'facts'),
      ])
      return null
    }
    const form = (
      <Swap.Root defaultPay={pay} defaultReceive={receive} onSubmit={onSubmit}>
        <Swap.Amount side="pay" />
        <Swap.Submit />
        <Probe />
      </Swap.Root>
    )
    render(pageWith(form, env))
    fireEvent.change(screen.getByRole('textbox', { name: 'Amount you pay' }), { target: { value: '100' } })
    await screen.findByRole('button', { name: 'Review bridge' })
    const [first = []] = seen
    expect(seen.length).toBeGreaterThan(2)
    expect(first.map(([path]) => path)).toEqual([
      'form.store',
      'form.settings.onSubmit',
      'facts.settings.onSubmit',
      'facts.quote.refetch',
    ])
    for (const functions of seen) expect(functions).toEqual(first)
  })
})
