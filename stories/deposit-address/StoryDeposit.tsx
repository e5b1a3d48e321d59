import {
  DepositAddress,
  useDepositAddressForm,
  type DepositAddressWidgetProps,
} from '@causeway/react/widgets'
import { useEffect, useRef } from 'react'
import { accountsOf } from '../support/actions/depositActions.ts'
import type { StoryEnvironment } from '../support/environment/createStoryEnvironment.ts'

/** The initial state of a story's deposit: `parameters: { deposit: {…} satisfies StoryDepositOptions }`. */
export interface StoryDepositOptions {
  /** As typed. @default '1' */
  amount?: string
  /** @default the payer's own wallet */
  refundTo?: (env: StoryEnvironment) => string
  /** The payment that arrives, from a wallet that the page doesn't know, in base units. @default nothing */
  paid?: bigint
  /** Once the address shows this. @default 'payable' */
  paidWhen?: 'payable' | 'expired'
}

interface StoryDepositProps extends DepositAddressWidgetProps {
  env: StoryEnvironment
  deposit?: StoryDepositOptions | undefined
}

/** The widget, whose address is requested as soon as it is there, and paid as soon as it is shown. */
export function StoryDeposit({ env, deposit, ...props }: StoryDepositProps) {
  return (
    <DepositAddress.Root {...props}>
      <Request env={env} {...deposit} />
      <DepositAddress.Pending />
      <DepositAddress.Form />
      <DepositAddress.Status />
      <DepositAddress.Payment />
      <DepositAddress.Fees />
      <DepositAddress.Legs />
    </DepositAddress.Root>
  )
}

function Request({
  env,
  amount = '1',
  refundTo: refundToOf,
  paid,
  paidWhen = 'payable',
}: StoryDepositOptions & { env: StoryEnvironment }) {
  const { change, accept, deposit } = useDepositAddressForm()
  const refundTo = refundToOf?.(env) ?? accountsOf(env).refundTo
  const address = useRef<string>(undefined)
  const done = useRef({ filledIn: false, requested: false, paid: false })
  useEffect(() => {
    address.current ??= deposit.payable?.address
    if (!done.current.filledIn) {
      done.current.filledIn = true
      change({ amount, recipient: accountsOf(env).recipient, refundTo })
      accept(refundTo)
    } else if (!done.current.requested && deposit.problems.length === 0) {
      done.current.requested = true
      deposit.request()
    } else if (paid !== undefined && !done.current.paid && address.current && deposit.status === paidWhen) {
      done.current.paid = true
      const to = address.current as `0x${string}`
      const pay = () =>
        env.sandbox.network(31337).transfer({ from: env.sandbox.accounts[0], to, amount: paid })
      // A block of the order's last second still counts.
      if (paidWhen === 'expired') setTimeout(pay, 1_000)
      else pay()
    }
  })
  return null
}
