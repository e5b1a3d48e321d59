'use client'
import { useTokens } from '@causeway/react'
import { ActivityWidget, SwapWidget } from '@causeway/react/widgets'

export function Bridge() {
  const [pay, receive] = useTokens().tokens.filter(({ symbol }) => symbol === 'USDC')
  return (
    <>
      <SwapWidget defaultPay={pay} defaultReceive={receive} />
      <ActivityWidget />
    </>
  )
}
