import { act, screen, waitFor } from '@testing-library/react'
import { startTransition, useEffect, useReducer, useState, type FC } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  Swap,
  useSwap,
  type SwapDepositProps,
  type SwapRootProps,
  type SwapValue,
  type UseSwapReturnType,
} from '@causeway/react/widgets'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { tokenOf } from '../../support/environment/tokenOf.ts'
import { configOf, renderWithCauseway } from '../../support/renderWithCauseway.tsx'

const recipient = '0x00000000000000000000000000000000000000d7'
const refundTo = '0x00000000000000000000000000000000000000E8'
const fields = ['pay', 'receive', 'side', 'amount', 'recipient', 'refundTo', 'slippage'] as const
type Field = (typeof fields)[number]

interface Setting {
  /** The fields that the page controls. */
  controlled?: readonly Field[]
  /** Whether the page takes what the user wants. */
  takes?: (value: SwapValue) => boolean
  /** How the page sets its state. */
  set?: (change: () => void) => unknown
  /** Whether the page renders at once, with the same values in a new object. */
  isRestless?: boolean
  props?: Partial<SwapRootProps>
}

/** A form that pays ETH and receives ETH, whose page controls some of its values. */
function renderPage({
  controlled = fields,
  takes = () => true,
  set = (change) => change(),
  isRestless = false,
  props,
}: Setting = {}) {
  const env = createTestEnvironment()
  const config = configOf(env)
  onTestFinished(() => config.stop())
  const form: { current: UseSwapReturnType | undefined; press: () => void } = {
    current: undefined,
    press() {},
  }
  const pick = (value: SwapValue): Partial<SwapValue> =>
    Object.fromEntries(controlled.map((field) => [field, value[field]]))

  function OwnPart() {
    const swap = useSwap()
    useEffect(() => {
      form.current = swap
    })
    return (
      <button type="button" onClick={() => form.press()}>
        Go
      </button>
    )
  }
  const first: SwapValue = {
    pay: tokenOf(env, 0, 'ETH'),
    receive: tokenOf(env, 1, 'ETH'),
    side: 'pay',
    amount: '1',
    recipient: '',
    refundTo: '',
    slippage: '',
    topupGas: false,
    usePermit: false,
  }
  function Page() {
    const [value, setValue] = useState(() => pick(first))
    const [, renderAgain] = useReducer((renders: number) => renders + 1, 0)
    const onChange = (next: SwapValue) => {
      if (isRestless) renderAgain()
      if (takes(next)) set(() => setValue(pick(next)))
    }
    return (
      <Swap.Root
        defaultValue={first}
        value={isRestless ? { ...value } : value}
        onChange={onChange}
        {...(props as object)}
      >
        <OwnPart />
      </Swap.Root>
    )
  }
  renderWithCauseway(<Page />, env, { config })
  const now = (): UseSwapReturnType => {
    if (!form.current) throw new TypeError('There is no form.')
    return form.current
  }
  const press = (does: (swap: UseSwapReturnType) => void): void => {
    form.press = () => does(now())
    act(() => screen.getByRole('button', { name: 'Go' }).click())
  }
  return { env, config, now, press }
}

describe('a form whose page controls its values', () => {
  const changes: [string, (swap: UseSwapReturnType, page: ReturnType<typeof renderPage>) => void][] = [
    ['an amount', ({ actions }) => actions.setAmount('pay', '0.5')],
    ['an amount of the other side', ({ actions }) => actions.setAmount('receive', '0.5')],
    ['a recipient', ({ actions }) => actions.setRecipient(recipient)],
    ['a refund address', ({ actions }) => actions.setRefundTo(refundTo)],
    ['a slippage', ({ actions }) => actions.setSlippage('0.1')],
    ['a token to pay', ({ actions }, { env }) => actions.setToken('pay', tokenOf(env, 0, 'DAI'))],
    ['a token to receive', ({ actions }, { env }) => actions.setToken('receive', tokenOf(env, 1, 'DAI'))],
  ]

  it.each(changes)(
    'behavior: doesn’t pay an outdated quote at `submit` in one handler with %s',
    async (_, change) => {
      const onSubmit = vi.fn<() => void>()
      const page = renderPage({ props: { review: 'whenNeeded', onSubmit } })
      await waitFor(() => expect(page.now().canSubmit).toBe(true))
      const { value, quote } = page.now()
      page.press((swap) => {
        change(swap, page)
        swap.submit()
      })
      expect(page.now().value).not.toEqual(value)
      // Until its own quote is there, which isn't submitted automatically.
      await waitFor(() => expect(page.now().quote).not.toBe(quote))
      await waitFor(() => expect(page.now().status).toBe('ready'))
      expect(onSubmit).not.toHaveBeenCalled()
      expect(page.config.executions.current.getState().status).toBe('idle')
    },
  )

  it.each(changes)(
    'behavior: doesn’t pay an outdated quote at %s right after `submit`',
    async (_, change) => {
      const onSubmit = vi.fn<() => void>()
      const page = renderPage({ props: { review: 'whenNeeded', onSubmit } })
      await waitFor(() => expect(page.now().canSubmit).toBe(true))
      const { quote } = page.now()
      page.press((swap) => {
        swap.submit()
        change(swap, page)
      })
      await waitFor(() => expect(page.now().quote).not.toBe(quote))
      await waitFor(() => expect(page.now().status).toBe('ready'))
      expect(onSubmit).not.toHaveBeenCalled()
      expect(page.config.executions.current.getState().status).toBe('idle')
    },
  )

  it('behavior: doesn’t pay an outdated quote after a change in `onBeforeSubmit`, even if that allows the swap', async () => {
    const onSubmit = vi.fn<() => void>()
    const onBeforeSubmit = () => {
      page.now().actions.setRecipient(recipient)
      return true
    }
    const page = renderPage({ props: { review: 'whenNeeded', onBeforeSubmit, onSubmit } })
    await waitFor(() => expect(page.now().canSubmit).toBe(true))
    const { quote } = page.now()
    page.press(({ submit }) => submit())
    await waitFor(() => expect(page.now().quote).not.toBe(quote))
    await waitFor(() => expect(page.now().status).toBe('ready'))
    expect(onSubmit).not.toHaveBeenCalled()
    expect(page.config.executions.current.getState().status).toBe('idle')
  })

  it('behavior: opens the deposit address with what the page has set, never with earlier values', async () => {
    const opened: SwapDepositProps[] = []
    const Panel: FC<SwapDepositProps> = (props) => {
      opened.push(props)
      return null
    }
    const page = renderPage({ props: { depositAddress: Panel } })
    await waitFor(() => expect(page.now().depositAddress).toBeDefined())
    page.press(({ actions, depositAddress }) => {
      actions.setRecipient(recipient)
      actions.setAmount('pay', '0.5')
      depositAddress?.open()
    })
    expect(opened).toEqual([])
    page.press(({ depositAddress }) => depositAddress?.open())
    expect(opened.at(-1)?.defaultValue).toMatchObject({ amount: '0.5', recipient })
  })

  it('behavior: forgets a change that the page refuses once it has rendered', async () => {
    const page = renderPage({ takes: () => false })
    await waitFor(() => expect(page.now().canSubmit).toBe(true))
    page.press(({ actions }) => actions.setAmount('pay', '0.5'))
    await waitFor(() => {
      page.press(({ submit }) => submit())
      expect(screen.getByRole('dialog', { name: /^Review / })).toBeVisible()
    })
    expect(page.now().value.amount).toBe('1')
  })

  it.each([false, true])(
    'behavior: doesn’t pay an outdated quote if the page answers a moment later; renders meanwhile: %s',
    async (isRestless) => {
      const onSubmit = vi.fn<() => void>()
      const set = (change: () => void) => setTimeout(change, 100)
      const page = renderPage({ set, isRestless, props: { review: 'whenNeeded', onSubmit } })
      await waitFor(() => expect(page.now().canSubmit).toBe(true))
      const { quote } = page.now()
      page.press(({ actions }) => actions.setAmount('pay', '0.5'))
      page.press(({ submit }) => submit())
      await waitFor(() => expect(page.now().quote).not.toBe(quote))
      await waitFor(() => expect(page.now().status).toBe('ready'))
      expect(page.now().value.amount).toBe('0.5')
      expect(onSubmit).not.toHaveBeenCalled()
      expect(page.config.executions.current.getState().status).toBe('idle')
    },
  )

  it('behavior: uses a token for the next amount, also later in the same task', async () => {
    const page = renderPage()
    await waitFor(() => expect(page.now().canSubmit).toBe(true))
    const usdc = tokenOf(page.env, 0, 'USDC')
    await new Promise<void>((resolve) => {
      // None of this is a React event, so it renders in separate tasks.
      setTimeout(async () => {
        const { actions } = page.now()
        actions.setToken('pay', usdc)
        await Promise.resolve()
        actions.setBaseUnits('pay', 7_000_000n)
        resolve()
      })
    })
    await waitFor(() => expect(page.now().pay).toMatchObject({ token: { symbol: 'USDC' }, text: '7' }))
  })

  describe('only its amount', () => {
    const sides = ({ value: { side, amount } }: UseSwapReturnType) => [side, amount]

    it('default: enters an amount that the page accepts on the side where it was typed', async () => {
      const page = renderPage({ controlled: ['amount'] })
      page.press(({ actions }) => actions.setAmount('receive', '2'))
      expect(sides(page.now())).toEqual(['receive', '2'])
      page.press(({ actions }) => actions.setAmount('pay', '3'))
      expect(sides(page.now())).toEqual(['pay', '3'])
    })

    it('behavior: keeps the side when the page refuses an amount', async () => {
      const page = renderPage({ controlled: ['amount'], takes: ({ amount }) => amount !== 'x' })
      page.press(({ actions }) => actions.setAmount('receive', 'x'))
      expect(sides(page.now())).toEqual(['pay', '1'])
    })

    it('behavior: takes the side that was typed in when the page accepts the amount later', async () => {
      const page = renderPage({ controlled: ['amount'], set: startTransition })
      page.press(({ actions }) => actions.setAmount('receive', '2'))
      await waitFor(() => expect(sides(page.now())).toEqual(['receive', '2']))
    })
  })
})
