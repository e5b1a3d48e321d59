'use client'
import { useQuote, useTokens, type GetQuoteParameters } from '@causeway/react'
import {
  ActivityWidget,
  DepositAddressWidget,
  FeesWidget,
  PendingExecutionsWidget,
  ProgressWidget,
  ReviewWidget,
  SwapWidget,
} from '@causeway/react/widgets'

export function EveryWidget({ parameters }: { parameters: GetQuoteParameters }) {
  const [pay, receive] = useTokens().tokens.filter(({ symbol }) => symbol === 'USDC')
  const { data: quote } = useQuote(parameters)
  return (
    <>
      <SwapWidget defaultPay={pay} defaultReceive={receive} />
      <DepositAddressWidget />
      <ActivityWidget />
      <ProgressWidget />
      <PendingExecutionsWidget />
      {quote && <FeesWidget quote={quote} />}
      {quote && <ReviewWidget quote={quote} onConfirm={() => {}} onRefresh={() => {}} onClose={() => {}} />}
    </>
  )
}
