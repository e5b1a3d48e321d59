'use client'
import { DepositAddress } from './DepositAddress.ts'
import type { DepositAddressRootProps } from './parts/DepositAddressRoot.tsx'

export interface DepositAddressWidgetProps extends Omit<DepositAddressRootProps, 'children'> {}

/**
 * A transfer that is paid from any wallet or exchange: a form, the deposit address with its exact amount, and where the
 * payment stands. What was shown is found again after a reload. Needs no connected wallet.
 *
 * @example
 * <DepositAddressWidget defaultValue={{ originChainId: 1, destinationChainId: 8453 }} />
 */
export function DepositAddressWidget(props: DepositAddressWidgetProps) {
  return (
    <DepositAddress.Root {...props}>
      <DepositAddress.Pending />
      <DepositAddress.Form />
      <DepositAddress.Status />
      <DepositAddress.Payment />
      <DepositAddress.Legs />
    </DepositAddress.Root>
  )
}
