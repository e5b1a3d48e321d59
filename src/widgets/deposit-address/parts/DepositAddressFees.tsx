'use client'
import { forwardRef, useState } from 'react'
import { FeesWidget, type FeesOptions } from '../../fees/FeesWidget.tsx'
import { ExactAmounts } from '../../shared/messages/figures/exactAmounts.ts'
import { useDepositContext } from '../model/depositContext.ts'
import { isOverUnpaid } from '../model/status/isOverUnpaid.ts'

/**
 * The cost of the swap: from the quote that came with the address, and at the end from the request in the history.
 * Renders a `<div>`, or nothing.
 */
export const DepositAddressFees = forwardRef<HTMLDivElement, FeesOptions>(function DepositAddressFees(
  { defaultOpen = false, onOpenChange, ...props },
  ref,
) {
  const [isOpen, setIsOpen] = useState(defaultOpen)
  const { quote, progress, status } = useDepositContext('DepositAddress.Fees').deposit
  const record = progress?.record
  // The terms of an expired address no longer apply.
  if (isOverUnpaid({ status, progress })) return null
  // Once the address is paid, the fees are a new element in place of the payment, instead of sliding up there. They stay open or closed.
  const view = String(status === 'payable')
  const options = {
    ...props,
    defaultOpen: isOpen,
    onOpenChange(isNowOpen: boolean) {
      // Browsers also fire the event for an element that is rendered open.
      if (isNowOpen === isOpen) return
      setIsOpen(isNowOpen)
      onOpenChange?.(isNowOpen)
    },
    ref,
  }
  const fees =
    quote && !(record && progress.isOver) ? (
      <FeesWidget key={view} {...options} quote={quote} />
    ) : (
      record && <FeesWidget key={view} {...options} record={record} />
    )
  // The minimum has every digit, like the amounts around it.
  return fees ? <ExactAmounts.Provider value>{fees}</ExactAmounts.Provider> : null
})
