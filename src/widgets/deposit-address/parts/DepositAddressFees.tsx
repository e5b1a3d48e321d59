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
  // Once it is paid, they appear in place of the payment instead of sliding up there, as open as they were.
  const view = String(status === 'payable')
  const options = {
    ...props,
    defaultOpen: isOpen,
    onOpenChange(isNowOpen: boolean) {
      // A browser tells of what is there open, too.
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
