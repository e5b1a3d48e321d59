import { waitFor } from '@testing-library/react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { expect, it } from 'vitest'
import { Swap, useSwap, type SwapValue, type UseSwapReturnType } from '@causeway/react/widgets'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { tokenOf } from '../../support/environment/tokenOf.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'

const recipient = '0x00000000000000000000000000000000000000d7'
const effects = { useEffect, useLayoutEffect }

interface Case {
  field: 'amount' | 'recipient' | 'slippage'
  value: string
  change: (actions: UseSwapReturnType['actions']) => void
  effect: keyof typeof effects
  isControlled: boolean
}

const amount: Case = {
  field: 'amount',
  value: '2',
  change: (actions) => actions.setAmount('pay', '2'),
  effect: 'useEffect',
  isControlled: false,
}
const cases: Case[] = [
  amount,
  { ...amount, field: 'recipient', value: recipient, change: (actions) => actions.setRecipient(recipient) },
  { ...amount, field: 'slippage', value: '3', change: (actions) => actions.setSlippage('3') },
  { ...amount, effect: 'useLayoutEffect' },
  { ...amount, effect: 'useLayoutEffect', isControlled: true },
]

it.each(cases)(
  'behavior: requests a quote for $field that a part sets in its first $effect (controlled: $isControlled)',
  async ({ field, value, change, effect, isControlled }) => {
    const env = createTestEnvironment()
    const swap: { current: UseSwapReturnType | undefined } = { current: undefined }
    function Prefill() {
      const form = useSwap()
      const { actions } = form
      effects[effect](() => change(actions), [actions])
      useEffect(() => {
        swap.current = form
      })
      return null
    }
    function Page() {
      const [values, setValues] = useState<Partial<SwapValue>>({ [field]: field === 'amount' ? '1' : '' })
      return (
        <Swap.Root
          defaultPay={tokenOf(env, 0, 'ETH')}
          defaultReceive={tokenOf(env, 1, 'ETH')}
          defaultAmount="1"
          value={isControlled ? values : undefined}
          onChange={(next) => setValues({ [field]: next[field] })}
        >
          <Prefill />
        </Swap.Root>
      )
    }
    renderWithCauseway(<Page />, env)
    await waitFor(() => expect(swap.current).toMatchObject({ status: 'ready', value: { [field]: value } }))
    await waitFor(() => expect(swap.current?.canSubmit).toBe(true))
  },
)
