'use client'
import { forwardRef } from 'react'
import { FeesWidget, type FeesOptions } from '../../fees/FeesWidget.tsx'
import { useDepositContext } from '../model/depositContext.ts'
import { isOverUnpaid } from '../model/isOverUnpaid.ts'

/**
 * What the transfer costs: by the quote that came with the address, and once it is over by the request in the history. Renders a
 * `<div>`, or nothing.
 */
export const DepositAddressFees = forwardRef<HTMLDivElement, FeesOptions>(
  function DepositAddressFees(props, ref) {
    const { quote, progress, status } = useDepositContext('DepositAddress.Fees').deposit
    const record = progress?.record
    // Nobody gets what an address that is over was offered for.
    if (isOverUnpaid({ status, progress })) return null
    if (quote && !(record && progress.isOver)) return <FeesWidget {...props} quote={quote} ref={ref} />
    return record ? <FeesWidget {...props} record={record} ref={ref} /> : null
  },
)
