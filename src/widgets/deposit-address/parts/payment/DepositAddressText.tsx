'use client'
import { forwardRef, Fragment } from 'react'
import { usePart } from '../../usePart.ts'

interface DepositAddressTextProps {
  address: string
}

/**
 * A full address in groups that only the style sheet separates: its text, also when copied, is exactly the address.
 * Renders a `<bdi>`.
 */
export const DepositAddressText = forwardRef<HTMLElement, DepositAddressTextProps>(
  function DepositAddressText({ address }, ref) {
    const part = usePart()
    return (
      <bdi dir="ltr" translate="no" {...part('deposit-address-text')}>
        <code ref={ref}>
          {groupsOf(address).map(({ at, group }) => (
            <Fragment key={at}>
              <wbr />
              <span {...part('deposit-address-group')}>{group}</span>
            </Fragment>
          ))}
        </code>
      </bdi>
    )
  },
)

/** `0x`, then four digits at a time, each with its index. */
export function groupsOf(address: string): { at: number; group: string }[] {
  return [...address.matchAll(/^0x|.{1,4}/g)].map(({ 0: group, index: at }) => ({ at, group }))
}
