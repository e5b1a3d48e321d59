'use client'
import { forwardRef } from 'react'
import type { PartProps } from '../../../shared/render/renderPart.ts'
import { SwapAddressField } from './SwapAddressField.tsx'

/** Sends refunds to an address other than the wallet's. Renders a `<div>` with a field. */
export const SwapRefund = forwardRef<HTMLDivElement, PartProps<'div'>>(function SwapRefund(props, ref) {
  return <SwapAddressField {...props} ref={ref} name="refundTo" />
})
